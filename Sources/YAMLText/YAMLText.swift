// YAMLText

// LocaleKit

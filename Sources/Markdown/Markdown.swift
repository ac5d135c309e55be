// Markdown

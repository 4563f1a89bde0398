/** Adds a style sheet that was imported as text (lateStyles in docusaurus.config.ts) to the page. */
export function adoptStyles(text: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
}

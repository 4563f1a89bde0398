/** HTML of what the report and the review repeat. */
import {STYLE} from './style';

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** A whole page. @param header HTML behind the link that skips it */
export function page(title: string, header: string, main: string, style = ''): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${STYLE}${style}</style>
</head>
<body>
<header><a href="#main">Skip to the main content</a>${header}</header>
<main id="main" tabindex="-1">
${main}
</main>
</body>
</html>
`;
}

export function list(items: readonly string[]): string {
  if (items.length === 0) return '';
  return `<ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`;
}

/** A table whose rows are named by their first cell. */
export function table(
  caption: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const row = ([first = '', ...cells]: readonly string[]) =>
    `<tr><th scope="row">${escaped(first)}</th>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`;
  return `<table><caption>${escaped(caption)}</caption>
<thead><tr>${head.map((cell) => `<th scope="col">${escaped(cell)}</th>`).join('')}</tr></thead>
<tbody>${rows.map(row).join('\n')}</tbody></table>`;
}

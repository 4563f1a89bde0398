import {capital} from '../../../src/capital';
import {COMPANY} from '../../../sidebars';
import {STATES, type FileState} from '../states';
import type {LocaleStatus} from './summary';

/** The report's own style sheet: the report is one file, and no page of the site. */
const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; background: Canvas; color: CanvasText; }
main { max-inline-size: 70rem; margin-inline: auto; padding: 1.5rem; }
[role='region'] { overflow-x: auto; }
table { inline-size: 100%; border-collapse: collapse; margin-block: 1rem 2rem; }
caption { text-align: start; font-weight: bold; padding-block: 0.5rem; }
th, td { text-align: start; padding: 0.4rem 0.8rem; border-block-end: 1px solid GrayText; }
thead th { white-space: nowrap; }
tbody th { font-weight: normal; }
progress { inline-size: 12rem; max-inline-size: 60vw; vertical-align: middle; }
.missing, .stale { font-weight: bold; }
:focus-visible { outline: 3px solid currentColor; outline-offset: 2px; }
`;

/** A page to open in a browser; it needs no other file and no script. */
export function asHtml(statuses: readonly LocaleStatus[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Translations of the ${COMPANY} website</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Translations of the ${COMPANY} website</h1>
<p>In English words. <b>Missing</b>: no translation. <b>Started</b>: not called done yet. <b>Stale</b>: the English changed
since. <b>Done</b>: as the English is now. <b>Reviewed</b>: done, and read by a second person.</p>
${table(
  'Every locale',
  ['Locale', 'Words', ...STATES.map(capital)],
  statuses.map(({locale, name, total, words, percent}) => [
    `<a href="#${locale}">${escaped(name)}</a>`,
    String(total),
    ...STATES.map((state) => `${words[state]} (${percent[state]}%)`),
  ]),
)}
${statuses.map(section).join('\n')}
</main>
</body>
</html>`;
}

function section({locale, name, files, percent, next}: LocaleStatus): string {
  const finished = percent.done + percent.reviewed;
  const what = next
    ? `Next: ${escaped(next.why)} <code>${escaped(next.command)}</code>`
    : 'Everything is translated and reviewed.';
  return `<section aria-labelledby="${locale}">
<h2 id="${locale}">${escaped(name)}</h2>
<p><label>Done: <progress max="100" value="${finished}"></progress></label> ${finished.toFixed(1)}%</p>
<p>${what}</p>
${table(
  `Files in ${name}`,
  ['File', 'State', 'Words', 'Drafted or reviewed by'],
  files.map((file) => [
    escaped(file.file.name),
    `<span class="${file.state}">${file.state}</span>`,
    String(STATES.reduce((sum, state) => sum + file.words[state], 0)),
    escaped(whoOf(file)),
  ]),
)}
</section>`;
}

function whoOf({review}: FileState): string {
  if (!review) return '';
  return review.reviewer
    ? `${review.reviewer}, ${review.reviewed ?? ''}`
    : {machine: 'a machine', draft: 'a person', reviewed: ''}[review.translation];
}

/** A table that scrolls by itself on a narrow screen, by keyboard too. */
function table(caption: string, head: readonly string[], rows: readonly string[][]): string {
  const cells = ([first = '', ...others]: readonly string[]) =>
    `<tr><th scope="row">${first}</th>${others.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  return `<div role="region" aria-label="${escaped(caption)}" tabindex="0">
<table>
<caption>${escaped(caption)}</caption>
<thead><tr>${head.map((cell) => `<th scope="col">${cell}</th>`).join('')}</tr></thead>
<tbody>
${rows.map(cells).join('\n')}
</tbody>
</table>
</div>`;
}

const ENTITIES: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** The report for people: one HTML file without scripts. */
import type {AuditResult} from '../run/run-audit';
import type {FindingGroup} from '../run/groups';
import {conformanceOf, type Conformance} from './conformance';
import {enginesOf} from './engines';
import {countOf, placeOf} from './text';
import type {AuditedCriterion, NotApplicable} from './types';

const STYLES = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
  body { margin-inline: auto; max-inline-size: 70rem; padding: 1rem; overflow-wrap: anywhere }
  table { border-collapse: collapse; inline-size: 100% }
  th, td { border-block-end: 1px solid; padding: 0.4rem; text-align: start; vertical-align: top }
  caption { font-weight: bold; padding-block: 0.4rem; text-align: start }
  summary { font-weight: bold; padding-block: 0.4rem }
  dt { font-weight: bold; margin-block-start: 1rem }
  dd { margin: 0 }
`;

const TERMS: Readonly<Record<Conformance, string>> = {
  supports: 'Supports',
  'partially-supports': 'Partially supports',
  'does-not-support': 'Does not support',
  'not-applicable': 'Not applicable',
  'not-evaluated': 'Not evaluated by a person yet',
};

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (one) => ESCAPES[one] ?? one);

/**
 * Returns the report of an audit.
 *
 * @param notApplicable remarks on criteria that do not apply to the site
 */
export function htmlReport(result: AuditResult, notApplicable: NotApplicable = {}): string {
  const {site, findings, pages, criteria} = result;
  const title = `Accessibility audit of ${site}`;
  const places = [...new Set(findings.map(placeOf))];
  const found = places.map((place) =>
    sectionOf(
      place,
      findings.filter((finding) => placeOf(finding) === place),
    ),
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${STYLES}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(summaryOf(result))}</p>
<h2>Findings</h2>
${found.join('\n') || '<p>None.</p>'}
<h2>Success criteria</h2>
<table>
<caption>WCAG 2.2, levels A and AA</caption>
<thead><tr><th scope="col">Criterion</th><th scope="col">Level</th><th scope="col">Result</th><th scope="col">Failures</th><th scope="col">Tested by</th></tr></thead>
<tbody>
${criteria.map((criterion) => rowOf(criterion, pages.length, notApplicable)).join('\n')}
</tbody>
</table>
</main>
</body>
</html>
`;
}

function summaryOf(result: AuditResult): string {
  const {date, findings, pages, states, widths, schemes, rules, checks, browser} = result;
  return [
    `${countOf(findings.length, 'finding')} on ${countOf(pages.length, 'page')}`,
    `in ${countOf(states.length, 'state')} besides the initial one,`,
    `at ${widths.join(', ')} px, in ${schemes.join(', ')}.`,
    `${rules} rules of ${enginesOf(result).join(', ')} and ${checks} probes, in ${browser}, ${date.slice(0, 10)}.`,
  ].join(' ');
}

function sectionOf(place: string, findings: readonly FindingGroup[]): string {
  const items = findings.map(
    ({rule, criteria, message, selector, html, where}) => `<dt>${escapeHtml(
      [rule, ...criteria].join(' · '),
    )}</dt>
<dd>${escapeHtml(message)}<br><code>${escapeHtml(selector)}</code><br><code>${escapeHtml(html)}</code>${
      where.length > 0 ? `<br>At ${escapeHtml(where.join(', '))}.` : ''
    }</dd>`,
  );
  return `<details open>
<summary>${escapeHtml(place)} (${findings.length})</summary>
<dl>
${items.join('\n')}
</dl>
</details>`;
}

function termOf(
  criterion: AuditedCriterion,
  pageCount: number,
  notApplicable: NotApplicable,
): string {
  const conformance = conformanceOf(criterion, pageCount, notApplicable);
  const remark = notApplicable[criterion.number];
  return conformance === 'not-applicable' && remark
    ? `${TERMS[conformance]}: ${escapeHtml(remark)}`
    : TERMS[conformance];
}

function rowOf(
  criterion: AuditedCriterion,
  pageCount: number,
  notApplicable: NotApplicable,
): string {
  const {number, name, level, understanding, violations, engines, checks} = criterion;
  const testedBy = [
    ...Object.entries(engines).map(([engine, rules]) => `${engine} (${rules.length})`),
    ...checks,
  ];
  const cells = [
    level,
    termOf(criterion, pageCount, notApplicable),
    String(violations),
    escapeHtml(testedBy.join(', ')),
  ];
  return `<tr><th scope="row"><a href="${understanding}">${number} ${escapeHtml(name)}</a></th>${cells
    .map((cell) => `<td>${cell}</td>`)
    .join('')}</tr>`;
}

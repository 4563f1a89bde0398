/** The report to read: one page, without script, which the audit looks at like any other. */
import type {AuditedCriterion} from '../../../../src/plugins/accessibility-report/types';
import {isOpenQuestion} from '../questions';
import type {Audit, AuditFinding} from './audit';
import {failuresOf} from './counts';
import {criteriaTable} from './criteria-table';
import {decidedTable} from './decided-table';
import {escaped, list, page, table} from './elements';
import {figuresOf} from './figures';
import {placesOf, type Place} from './places';

export function asHtml(audit: Audit, criteria: readonly AuditedCriterion[]): string {
  const failures = failuresOf(audit);
  const violations = audit.findings.filter(({outcome}) => outcome === 'violation');
  const needsReview = audit.findings.filter(isOpenQuestion);
  return page(
    `Accessibility audit of ${audit.date.slice(0, 10)}`,
    `<p>TrendSoft website, commit ${escaped(audit.commit)}</p>`,
    `<h1>Accessibility audit</h1>
<p><strong>${failures.length > 0 ? 'The audit fails.' : 'The audit is passed.'}</strong></p>
${list(failures)}
<h2>Figures</h2>
<dl>${figuresOf(audit)
      .map(([name, value]) => `<div><dt>${escaped(name)}</dt><dd>${escaped(value)}</dd></div>`)
      .join('')}</dl>
<h2>Violations</h2>
${rules(violations)}
<h2>Needs review</h2>
<p>What an engine cannot decide, and no check can measure: a person has to look.</p>
${rules(needsReview)}
<h2>Decided by measuring</h2>
${decidedTable(audit.findings)}
<h2>Criteria</h2>
${criteriaTable(criteria)}
<h2>Planted defects</h2>
${defects(audit)}
<h2>What was looked at</h2>
${scope(audit)}`,
  );
}

/** Findings by rule, the most frequent first; the places of each are folded up. */
function rules(findings: readonly AuditFinding[]): string {
  if (findings.length === 0) return '<p>None.</p>';
  const groups = new Map<string, Place[]>();
  for (const place of placesOf(findings)) {
    const rule = `${place.engine}: ${place.rule}`;
    groups.set(rule, [...(groups.get(rule) ?? []), place]);
  }
  return [...groups]
    .sort(([, one], [, other]) => other.length - one.length)
    .map(([rule, places]) => {
      const criteria = [...new Set(places.flatMap((place) => place.criteria))].sort().join(', ');
      return `<details><summary><h3>${escaped(rule)}</h3> ${places.length} places${criteria ? `, WCAG ${criteria}` : ''}</summary>
${places.map(placeOf).join('')}</details>`;
    })
    .join('\n');
}

function placeOf({message, selector, html, pages, visits, excepted}: Place): string {
  const distinct = (values: (string | number | undefined)[]) =>
    [...new Set(values.filter((value) => value !== undefined))].join(', ');
  const states = distinct(visits.map(({state}) => state));
  const at =
    visits.length > 0
      ? `; ${distinct(visits.map(({width}) => width))} px; ${distinct(visits.map(({scheme}) => scheme))}`
      : '';
  return `<section><p>${escaped(message)}</p>
<p><code>${escaped(selector)}</code></p><p><code>${escaped(html)}</code></p>
<p>${escaped(pages.join(', ') || 'all pages')}${escaped(at)}${states ? `; states: ${escaped(states)}` : ''}</p>${excepted ? `<p>Excepted: ${escaped(excepted)}</p>` : ''}</section>
`;
}

function defects({defects: planted}: Audit): string {
  if (planted.length === 0) return '<p>None were planted.</p>';
  const rows = planted.map(({name, caughtBy, caught, alarmOnGoodPage, visit}) => [
    name,
    caughtBy,
    [visit.route, visit.state, `${visit.width} px`, visit.scheme].filter(Boolean).join(', '),
    caught ? 'caught' : 'not caught',
    alarmOnGoodPage ? 'alarm' : 'no alarm',
  ]);
  return table('Planted defects', ['Defect', 'Caught by', 'Where', 'Result', 'Good page'], rows);
}

function scope(audit: Audit): string {
  const versions = Object.entries(audit.versions).map((part) => part.join(' '));
  return [
    `<h3>With</h3>${list([audit.browser, ...versions])}`,
    `<h3>Pages</h3>${list(audit.pages)}`,
    `<h3>States</h3>${list(audit.states)}`,
    ...Object.entries(audit.rulesRun).map(
      ([engine, ids]) => `<h3>Rules of ${escaped(engine)}</h3><p>${escaped(ids.join(', '))}</p>`,
    ),
    `<h3>Scripted checks</h3>${list(audit.checksRun.map(({id, title, criteria}) => `${id}: ${title} ${criteria.join(', ')}`))}`,
    ...Object.entries(audit.transcripts).map(
      ([route, text]) =>
        `<details><summary><h3>What is read out on ${escaped(route)}</h3></summary><p class="transcript">${escaped(text)}</p></details>`,
    ),
  ].join('\n');
}

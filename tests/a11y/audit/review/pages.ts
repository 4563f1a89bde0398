/** The review as HTML: plain forms, no script. */
import type {ReviewedItem} from '../../../../src/plugins/accessibility-report/review';
import {VERDICTS} from '../../../../src/plugins/accessibility-report/verdicts';
import {escaped, list, page} from '../report/elements';
import type {Field, Mistakes, Values} from './form';
import {stepsFor} from './steps';

const FORM_STYLE = `
label, legend { display: block; font-weight: 700; }
fieldset { margin: 1rem 0; padding: 0; border: 0; }
fieldset label { display: flex; gap: 0.5rem; align-items: center; min-block-size: 2.75rem; font-weight: 400; }
.field { margin-block: 1rem; }
input:not([type=radio]), textarea { inline-size: min(100%, 30rem); min-block-size: 2.75rem; padding: 0.5rem;
  border: 1px solid; background: var(--paper); color: inherit; font: inherit; }
button { min-block-size: 2.75rem; padding: 0.5rem 1.5rem; border: 2px solid; border-radius: 2rem;
  background: var(--ink); color: var(--paper); font: inherit; font-weight: 700; }
.error { display: block; font-weight: 700; }
.error::before { content: "Error: "; }
img { max-inline-size: 100%; block-size: auto; border: 1px solid; }
pre { white-space: pre-wrap; }
nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; padding: 0; list-style: none; }
`;

const NAMES: Readonly<Record<ReviewedItem['standing'], string>> = {
  open: 'not judged',
  judged: 'judged',
  expired: 'due again: its time has passed',
  outdated: 'due again: what was judged has changed',
};

export const addressOf = ({id}: {id: string}) => `/item?id=${encodeURIComponent(id)}`;

export const titleOf = ({criterion, question, id}: ReviewedItem) =>
  criterion ? `${criterion.number} ${criterion.name}` : (question?.id ?? id);

const reviewPage = (title: string, main: string) =>
  page(
    `${title} | Accessibility review`,
    '<nav aria-label="Review"><ul><li><a href="/">All questions</a></li></ul></nav>',
    `<h1>${escaped(title)}</h1>\n${main}`,
    FORM_STYLE,
  );

/** The list of all items, with how far the review is. */
export function overview(items: readonly ReviewedItem[], saved = ''): string {
  const judged = items.filter(({standing}) => standing === 'judged').length;
  const next = items.find(({standing}) => standing !== 'judged');
  const group = (heading: string, some: readonly ReviewedItem[]) =>
    some.length === 0
      ? ''
      : `<h2>${heading}</h2><ul>${some
          .map(
            (item) =>
              `<li><a href="${addressOf(item)}">${escaped(titleOf(item))}</a>: ${escaped(standingOf(item))}</li>`,
          )
          .join('')}</ul>`;
  return reviewPage(
    'Accessibility review',
    `${saved ? `<p role="status">${escaped(saved)}</p>` : ''}
<p>${judged} of ${items.length} judged. Verdicts are kept in docs/review.json: commit it when you are done.</p>
${next ? `<p><a href="${addressOf(next)}">Go on with ${escaped(titleOf(next))}</a></p>` : '<p>Nothing is left to judge.</p>'}
${group(
  'Criteria for people',
  items.filter(({criterion}) => criterion),
)}
${group(
  'Questions that no machine could decide',
  items.filter(({question}) => question),
)}`,
  );
}

function standingOf({standing, verdict}: ReviewedItem): string {
  const by = verdict ? `, ${verdict.verdict} (${verdict.name}, ${verdict.date})` : '';
  return NAMES[standing] + by;
}

export interface ItemView {
  item: ReviewedItem;
  /** Routes to look at. */
  routes: readonly string[];
  /** Where the built site is served. */
  site: string;
  /** Name → text of what a screen reader says there. */
  transcripts: readonly (readonly [name: string, text: string])[];
  values: Values;
  mistakes?: Mistakes;
}

/** One criterion or question, with the form of its verdict. */
export function itemPage({
  item,
  routes,
  site,
  transcripts,
  values,
  mistakes = {},
}: ItemView): string {
  const {criterion, question} = item;
  const wrong = Object.entries(mistakes);
  const summary =
    wrong.length === 0
      ? ''
      : `<div role="alert"><h2>The verdict was not kept</h2><ul>${wrong
          .map(([field, mistake]) => `<li><a href="#${field}">${escaped(mistake)}</a></li>`)
          .join('')}</ul></div>`;
  return reviewPage(
    titleOf(item),
    `${summary}
<p>${escaped(standingOf(item))}.${item.verdict ? ` ${escaped(item.verdict.note)}` : ''}</p>
${criterion ? `<p><a href="${escaped(criterion.understanding)}">What the W3C says about ${criterion.number}</a></p>${seenByMachines(criterion)}` : ''}
${question ? `<p>${question.results} results of ${escaped(question.engine)}, on ${question.pages.length} pages${question.criteria.length > 0 ? `, about WCAG ${question.criteria.join(', ')}` : ''}.</p>` : ''}
<h2>What to do</h2>
<ol>${stepsFor(item)
      .map((step) => `<li>${escaped(step)}</li>`)
      .join('')}</ol>
${(question?.places ?? [])
  .map(
    ({message, selector, html, visit}, place) => `<section>
<h2>Place ${place + 1}</h2>
<p>${escaped(message)}</p>
<p><code>${escaped(html)}</code></p>
${
  visit
    ? `<p><a href="${escaped(site + visit.route)}">${escaped(visit.route)}</a>${visit.state ? `, ${escaped(visit.state)}` : ''}, ${visit.width} px, ${escaped(visit.scheme)}</p>
<img loading="lazy" alt="The element in its page: ${escaped(selector)}" src="/picture?id=${encodeURIComponent(item.id)}&amp;place=${place}">`
    : ''
}
</section>`,
  )
  .join('\n')}
<h2>Pages to look at</h2>
<ul>${routes.map((route) => `<li><a href="${escaped(site + route)}">${escaped(route)}</a></li>`).join('')}</ul>
${
  transcripts.length > 0
    ? `<h2>What a screen reader says</h2>${transcripts
        .map(
          ([name, text]) =>
            `<details><summary>${escaped(name)}</summary><pre>${escaped(text)}</pre></details>`,
        )
        .join('')}`
    : ''
}
<h2>Verdict</h2>
<form method="post" action="${addressOf(item)}" novalidate>
<fieldset${describedBy('verdict', mistakes)}><legend>Verdict</legend>${errorOf('verdict', mistakes)}
${VERDICTS.map(
  (one, place) =>
    `<label><input type="radio"${place === 0 ? ' id="verdict"' : ''} name="verdict" value="${one}"${values.verdict === one ? ' checked' : ''}> ${one}</label>`,
).join('')}</fieldset>
<div class="field"><label for="note">What you looked at, and what you saw</label>${errorOf('note', mistakes)}
<textarea id="note" name="note" rows="5" required${describedBy('note', mistakes)}>${escaped(values.note)}</textarea></div>
${input('name', 'Your name, as the report gives it', values, mistakes, 'type="text" autocomplete="name"')}
${input('date', 'Judged on', values, mistakes, 'type="date"')}
${input('expiry', 'Stands until', values, mistakes, 'type="date"')}
<button>Keep the verdict</button>
</form>`,
  );
}

function seenByMachines({checks, violations}: {checks: readonly string[]; violations: number}) {
  if (checks.length === 0) return '';
  return `<p>Machines have found ${violations} failures, with these checks:</p>${list(checks)}`;
}

function input(
  name: Field,
  label: string,
  values: Values,
  mistakes: Mistakes,
  kind: string,
): string {
  return `<div class="field"><label for="${name}">${label}</label>${errorOf(name, mistakes)}
<input id="${name}" name="${name}" ${kind} required value="${escaped(values[name])}"${describedBy(name, mistakes)}></div>`;
}

const errorOf = (name: Field, mistakes: Mistakes) =>
  mistakes[name] ? `<span class="error" id="${name}-error">${escaped(mistakes[name])}</span>` : '';

function describedBy(name: Field, mistakes: Mistakes): string {
  if (!mistakes[name]) return '';
  const invalid = name === 'verdict' ? '' : ' aria-invalid="true"';
  return `${invalid} aria-describedby="${name}-error"`;
}

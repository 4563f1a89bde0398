import {t} from '../check/loadedRules';
import type {RuleView, TopicView} from '../results/view';
import type {DocumentReport, ReportOrigin} from './report';
import {questionText} from './text';

const ESCAPES: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/** Returns an element around HTML, which is not escaped again. */
const element = (name: string, ...inner: string[]) => `<${name}>${inner.join('')}</${name}>`;
const textElement = (name: string, text: string) => element(name, escaped(text));
const list = (items: readonly string[]) =>
  items.length === 0 ? '' : `${element('ul', ...items.map((item) => element('li', item)))}\n`;

const ruleHtml = ({sentence, standards, places}: RuleView) =>
  escaped(standards ? `${sentence} (${standards})` : sentence) + list(places.map(escaped));

const topicHtml = ({kindLabel, sentences, impact, todoLabel, todo, whoLabel, rules}: TopicView) =>
  element('p', textElement('strong', `${kindLabel}:`), ' ', escaped(sentences)) +
  textElement('p', impact) +
  element('p', textElement('strong', todoLabel), ' ', escaped(whoLabel)) +
  element('ol', ...todo.map((step) => textElement('li', step))) +
  list(rules.map(ruleHtml));

function documentHtml(report: DocumentReport): string {
  const {name, fingerprint, sentence, fixers, facts, notes, groups, questions, rules} = report;
  return [
    textElement('h2', name),
    textElement('p', fingerprint),
    element('p', textElement('strong', sentence)),
    fixers ? textElement('p', fixers) : '',
    facts.length > 0 ? textElement('p', facts.join(' · ')) : '',
    ...notes.map((note) => textElement('p', note)),
    ...groups.map(({heading, topics}) => textElement('h3', heading) + list(topics.map(topicHtml))),
    questions.length > 0 ? textElement('h3', t('kind.person')) : '',
    list(questions.map((question) => escaped(questionText(question)))),
    rules ? textElement('h3', rules.sentence) + textElement('p', t('report.passed')) : '',
    list((rules?.passed ?? []).map(escaped)),
  ].join('\n');
}

/** The company's logo, from the drawings in the page. */
const logo = (): string =>
  ['logo-mark', 'logo-wordmark']
    .flatMap((id) => document.querySelector(`symbol#${id}`) ?? [])
    .map(
      (symbol) =>
        `<svg height="40" viewBox="${symbol.getAttribute('viewBox')}" aria-hidden="true">${symbol.innerHTML}</svg>`,
    )
    .join(' ');

/** Returns the results as the body of a page. */
export function bodyOf(reports: readonly DocumentReport[], origin: ReportOrigin): string {
  const {date, source, address} = origin;
  return `<p>${logo()}</p>
${textElement('h1', t('report.title'))}
${textElement('p', date)}
<p><a href="${escaped(address)}">${escaped(source)}</a> (${escaped(address)})</p>
${textElement('p', t('report.promise'))}
${reports.map(documentHtml).join('\n')}`;
}

const STYLE = `:root{color-scheme:light dark;background:Canvas;color:CanvasText;font:1.0625rem/1.6 system-ui,sans-serif}
body{max-width:44rem;margin:2rem auto;padding:0 1rem;overflow-wrap:anywhere}
h1,h2,h3{line-height:1.25}li{margin-block:.5rem}`;

/** Returns the results as a self-contained page. */
export function htmlOf(reports: readonly DocumentReport[], origin: ReportOrigin): string {
  const {lang, dir} = document.documentElement;
  return `<!doctype html>
<html lang="${lang}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
${textElement('title', t('report.title'))}
<style>${STYLE}</style>
</head>
<body>
<main>
${bodyOf(reports, origin)}
</main>
</body>
</html>
`;
}

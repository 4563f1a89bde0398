import {resultWords} from '../resultWords';
import {toolWords} from '../toolWords';
import type {DocumentView, RuleView, TopicView} from '../view';

const ESCAPES: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;'};
const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign);

/** An element around what is HTML already. */
const element = (name: string, ...inner: string[]) => `<${name}>${inner.join('')}</${name}>`;
const words = (name: string, text: string) => element(name, escaped(text));
const list = (items: readonly string[]) =>
  items.length === 0 ? '' : `${element('ul', ...items.map((item) => element('li', item)))}\n`;

const ruleHtml = ({says, standards, places}: RuleView) =>
  escaped(standards ? `${says} (${standards})` : says) + list(places.map(escaped));

const topicHtml = ({kindWords, says, meets, todo, rules}: TopicView) =>
  element('p', words('strong', `${kindWords}:`), ' ', escaped(says)) +
  words('p', meets) +
  element('p', words('strong', resultWords().todo), ' ', escaped(todo)) +
  list(rules.map(ruleHtml));

function documentHtml({name, sentence, facts, notes, groups, questions}: DocumentView): string {
  const {judge, blind} = resultWords();
  return [
    words('h2', name),
    element('p', words('strong', sentence)),
    facts.length > 0 ? words('p', facts.join(' · ')) : '',
    ...notes.map((note) => words('p', note)),
    ...groups.map(({heading, topics}) => words('h3', heading) + list(topics.map(topicHtml))),
    questions.length > 0 ? words('h3', judge) + words('p', blind) : '',
    list(questions.map(escaped)),
  ].join('\n');
}

const STYLE = `:root{color-scheme:light dark;font:1.0625rem/1.6 system-ui,sans-serif}
body{max-width:44rem;margin:2rem auto;padding:0 1rem;overflow-wrap:anywhere}
h1,h2,h3{line-height:1.25}li{margin-block:.5rem}`;

/**
 * Returns the results as a page of its own, which needs nothing from anywhere.
 * @param origin lines that say when and of which files
 */
export function htmlOf(documents: readonly DocumentView[], origin: readonly string[] = []): string {
  const {title, blind} = toolWords();
  const {lang, dir} = document.documentElement;
  return `<!doctype html>
<html lang="${lang || 'en'}" dir="${dir || 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
${words('title', title)}
<style>${STYLE}</style>
</head>
<body>
<main>
${words('h1', title)}
${words('p', blind)}
${list(origin.map(escaped))}${documents.map(documentHtml).join('\n')}
</main>
</body>
</html>
`;
}

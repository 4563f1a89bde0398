/** What was found in documents, for the page that answers a browser without JavaScript. */
import type {CheerioAPI} from 'cheerio';
import type {Finding, Report} from '../../documents';
import {GROUPS, RULES, TOPICS, type Group, type Topic} from '../../documents/rules';
import {placeText} from '../../documents/text';
import {sayDocumentIn} from '../../documents/words';
import type {Found} from './documents';
import type {Page} from './pages';

type Elements = ReturnType<CheerioAPI>;

const sayDocument = sayDocumentIn();
const FEW_PLACES = 3;
const FEW_QUESTIONS = 5;

/** A section for each document: who is stopped, by what, and what to do. */
export function findings($: CheerioAPI, found: readonly Found[], page: Page): Elements {
  const section = $('<section>').append($('<h2>').text(page.say('foundHeading')));
  for (const {name, outcome} of found) {
    section.append($('<h3>').text(name));
    if (outcome?.type === 'done') section.append(...reportOf($, outcome.report, page));
    else if (outcome && outcome.reason !== 'tooLarge')
      section.append(english($, '<p>', `refusal.${outcome.reason}`));
    else section.append($('<p>').text(page.say('foundLate')));
  }
  return section;
}

function reportOf($: CheerioAPI, {findings: all, notes}: Report, page: Page): Elements[] {
  const byMachine = all.filter(({kind}) => kind !== 'person');
  const questions = all.filter(({kind}) => kind === 'person').slice(0, FEW_QUESTIONS);
  const list = $('<ul>');
  for (const {rule} of questions) list.append(english($, '<li>', `rule.${rule}`));
  return [
    ...notes.map((note) => english($, '<p>', `note.${note}`)),
    ...GROUPS.flatMap((group) => groupOf($, group, byMachine, page)),
    ...(byMachine.length === 0 ? [$('<p>').text(page.say('foundNothing'))] : []),
    $('<p>').text(page.say('foundByPerson')),
    list,
  ];
}

function groupOf($: CheerioAPI, group: Group, all: readonly Finding[], page: Page): Elements[] {
  const topics = (Object.keys(TOPICS) as Topic[]).filter((topic) => TOPICS[topic][0] === group);
  const items = topics.flatMap((topic) => {
    const own = all.filter(({rule}) => RULES.get(rule)?.topic === topic);
    return own.length > 0 ? [topicOf($, topic, own, page)] : [];
  });
  if (items.length === 0) return [];
  return [english($, '<h4>', `group.${group}`), $('<ul>').append(...items)];
}

function topicOf($: CheerioAPI, topic: Topic, own: readonly Finding[], page: Page): Elements {
  const rules = $('<ul>');
  for (const {rule, count, places} of own) {
    const where = places.slice(0, FEW_PLACES).map(placeText).filter(Boolean).join('; ');
    const often = count > 1 ? ` (${count})` : '';
    // As text: the words are those of a stranger's document.
    const line = $('<span>').text(`${often}${where && `: ${where}`}`);
    rules.append($('<li>').append(english($, '<span>', `rule.${rule}`), line));
  }
  return $('<li>').append(
    english($, '<p>', `meets.${topic}`),
    $('<p>').append(`${page.say('foundToDo')} `, english($, '<span>', `todo.${topic}`)),
    rules,
  );
}

/** A sentence of the checks: these have no translations yet, and a screen reader has to know. */
function english($: CheerioAPI, tag: string, id: string): Elements {
  const element = $(tag).text(sayDocument(id));
  return $('html').attr('lang') === 'en' ? element : element.attr('lang', 'en');
}

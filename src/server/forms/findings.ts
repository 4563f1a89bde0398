/** What was found in documents, for the page that answers a browser without JavaScript. */
import type {CheerioAPI} from 'cheerio';
import type {Report} from '../../documents';
import {groupedFindings, questionsIn, type TopicFindings} from '../../documents/grouped';
import {placeText} from '../../documents/text';
import {sayDocumentIn} from '../../documents/words';
import type {Found} from './documents';
import type {Page} from './pages';

type Elements = ReturnType<CheerioAPI>;

const FEW_PLACES = 3;

/** A section for each document: who is stopped, by what, and what to do; what a person must judge. */
export function findings($: CheerioAPI, found: readonly Found[], page: Page): Elements {
  const section = $('<section>').append(heading($, 2, page.say('foundHeading')));
  for (const {name, outcome} of found) {
    section.append(heading($, 3, name));
    if (outcome?.type === 'done') section.append(...reportOf($, outcome.report, page));
    else if (outcome && outcome.reason !== 'tooLarge')
      section.append(said($, '<p>', page, `refusal.${outcome.reason}`));
    else section.append($('<p>').text(page.say('foundLate')));
  }
  return section;
}

function heading($: CheerioAPI, level: number, text: string): Elements {
  return $(`<h${level}>`).text(text);
}

function reportOf($: CheerioAPI, {findings: all, notes}: Report, page: Page): Elements[] {
  const groups = groupedFindings(all).flatMap(({group, topics}) => [
    said($, '<h4>', page, `group.${group}`),
    $('<ul>').append(...topics.map((topic) => topicOf($, topic, page))),
  ]);
  const questions = questionsIn(all).map(({rule}) => said($, '<li>', page, `rule.${rule}`));
  return [
    ...notes.map((note) => said($, '<p>', page, `note.${note}`)),
    ...(groups.length > 0 ? groups : [$('<p>').text(page.say('foundNothing'))]),
    $('<p>').text(page.say('foundByPerson')),
    $('<ul>').append(...questions),
  ];
}

function topicOf($: CheerioAPI, {topic, findings: own}: TopicFindings, page: Page): Elements {
  const rules = $('<ul>');
  for (const {rule, count, places} of own) {
    const where = places.slice(0, FEW_PLACES).map(placeText).filter(Boolean).join('; ');
    const often = count > 1 ? ` (${count})` : '';
    // As text: the words are those of a stranger's document.
    const rest = $('<span>').text(`${often}${where && `: ${where}`}`);
    rules.append($('<li>').append(said($, '<span>', page, `rule.${rule}`), rest));
  }
  return $('<li>').append(
    said($, '<p>', page, `meets.${topic}`),
    $('<p>').append(`${page.say('foundToDo')} `, said($, '<span>', page, `todo.${topic}`)),
    rules,
  );
}

const inEnglish = sayDocumentIn();

/** A sentence of the checks; where it has no translation yet, a screen reader has to know. */
function said($: CheerioAPI, tag: string, page: Page, id: string): Elements {
  const translated = page.say(`documents.${id}`);
  if (translated !== `documents.${id}`) return $(tag).text(translated);
  const element = $(tag).text(inEnglish(id));
  return $('html').attr('lang') === 'en' ? element : element.attr('lang', 'en');
}

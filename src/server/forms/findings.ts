/** What was found in documents, for the page that answers a browser without JavaScript. */
import type {CheerioAPI} from 'cheerio';
import type {Facts, Finding, Report} from '../../documents';
import {groupedFindings, questionsIn, type TopicFindings} from '../../documents/grouped';
import {placesIn} from '../../documents/place';
import {RULES} from '../../documents/rules';
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

function reportOf($: CheerioAPI, {facts, findings: all, notes}: Report, page: Page): Elements[] {
  const groups = groupedFindings(all, RULES).flatMap(({group, topics}) => [
    said($, '<h4>', page, `group.${group}`),
    $('<ul>').append(...topics.map((topic) => topicOf($, facts.format, topic, page))),
  ]);
  const questions = questionsIn(all).map(({rule}) => said($, '<li>', page, `rule.${rule}`));
  return [
    ...notes.map((note) => said($, '<p>', page, `note.${note}`)),
    ...(groups.length > 0 ? groups : [$('<p>').text(page.say('foundNothing'))]),
    $('<p>').text(page.say('foundByPerson')),
    $('<ul>').append(...questions),
  ];
}

type Format = Facts['format'];

function topicOf(
  $: CheerioAPI,
  format: Format,
  {topic, findings: own}: TopicFindings,
  page: Page,
): Elements {
  const rules = $('<ul>').append(...own.map((finding) => ruleOf($, format, finding, page)));
  return $('<li>').append(
    said($, '<p>', page, `meets.${topic}`),
    $('<p>').append(`${page.say('foundToDo')} `, said($, '<span>', page, `todo.${topic}`)),
    rules,
  );
}

function ruleOf($: CheerioAPI, format: Format, finding: Finding, page: Page): Elements {
  const {rule, count} = finding;
  const line = $('<li>').append(said($, '<span>', page, `rule.${rule}`));
  if (count > 1) line.append(' ', said($, '<span>', page, 'place.times', count));
  const say = (id: string) => sayIt(page, id).words;
  // As text: the words, and tags that are no standard ones, are those of a stranger's document.
  const places = placesIn(say, format, finding, FEW_PLACES).map((place) =>
    $('<li>')
      .text(place)
      .attr(languageOf($, sayIt(page, 'place.page').isMissing)),
  );
  return places.length > 0 ? line.append($('<ul>').append(...places)) : line;
}

const inEnglish = sayDocumentIn();

function sayIt(page: Page, id: string) {
  const translated = page.say(`documents.${id}`);
  const isMissing = translated === `documents.${id}`;
  return {words: isMissing ? inEnglish(id) : translated, isMissing};
}

/** Where words have no translation yet, a screen reader has to know. */
const languageOf = ($: CheerioAPI, isMissing: boolean): Record<string, string> =>
  isMissing && $('html').attr('lang') !== 'en' ? {lang: 'en'} : {};

/** A sentence of the checks. */
function said($: CheerioAPI, tag: string, page: Page, id: string, count = 0): Elements {
  const {words, isMissing} = sayIt(page, id);
  return $(tag)
    .text(words.replace('{count}', String(count)))
    .attr(languageOf($, isMissing));
}

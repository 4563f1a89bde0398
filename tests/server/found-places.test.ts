/** Where something was found, on the page that answers a browser without JavaScript. */
import {load} from 'cheerio';
import type {Facts, Place} from '../../src/documents';
import {sayIn} from '../../src/forms/translations';
import {findings} from '../../src/server/forms/findings';

const PLACE: Place = {page: 2, element: 'Figure', words: '<b>chart'};

/** The line of one rule that was broken at these places. */
function lineOf(
  places: Place[],
  translations = {},
  {format = 'pdf', count = places.length}: {format?: Facts['format']; count?: number} = {},
) {
  const html = '<html lang="te"></html>';
  const $ = load(html);
  const facts: Facts = {
    ...{format, scannedPages: 0, tables: 0, figures: 1, fields: 0},
    ...{tagged: true, effort: 'low'},
  };
  const found = [{rule: '7.3-1', kind: 'fault' as const, count, places}];
  const report = {facts, findings: found, following: [], notes: []};
  const page = {html, say: sayIn(translations)};
  const outcome = {type: 'done', report} as const;
  return findings($, [{name: 'a.pdf', outcome}], page)
    .find('li li')
    .first();
}

const textsOf = (items: ReturnType<typeof lineOf>) =>
  items.toArray().map((_, index) => items.eq(index).text());

const RULE = {'documents.rule.7.3-1': 'te'};

test('it is said in the language of the page', () => {
  const line = lineOf([PLACE], {
    ...RULE,
    'documents.place.page': 'పేజీ {number}',
    'documents.element.Figure': 'బొమ్మ',
  });
  expect(textsOf(line.find('li'))).toEqual(['పేజీ 2, బొమ్మ, “<b>chart”']);
  expect(line.find('[lang]')).toHaveLength(0);
});

test('where that has no word for it, it is marked as English', () => {
  const english = lineOf([PLACE], RULE).find('[lang=en]');
  expect(textsOf(english)).toEqual(['Page 2, picture, “<b>chart”']);
});

test('a presentation has slides; what is not known takes no room', () => {
  const line = lineOf([{}, {page: 4}], RULE, {format: 'powerpoint'});
  expect(textsOf(line.find('li'))).toEqual(['Slide 4', 'Further places: 1']);
});

test('a tag that the author made up is named as it is, and as text', () => {
  expect(textsOf(lineOf([{element: '<i>Story'}], RULE).find('li'))).toEqual(['<i>Story']);
});

test('three places are listed, and how many more there are is said', () => {
  const places = [1, 2, 3, 4].map((page) => ({page}));
  const line = lineOf(places, RULE, {count: 9});
  expect(textsOf(line.find('li'))).toEqual(['Page 1', 'Page 2', 'Page 3', 'Further places: 6']);
  expect(line.text()).toContain('Times found: 9.');
});

/** Where something was found, on the page that answers a browser without JavaScript. */
import {load} from 'cheerio';
import type {Facts, Place} from '../../src/documents';
import {sayIn} from '../../src/forms/translations';
import {findings} from '../../src/server/forms/findings';

const PLACE: Place = {page: 2, element: 'Figure', words: '<b>chart'};

/** The line of one rule that was broken at these places. */
function lineOf(places: Place[], translations = {}, format: Facts['format'] = 'pdf') {
  const html = '<html lang="te"></html>';
  const $ = load(html);
  const facts: Facts = {
    ...{format, scannedPages: 0, tables: 0, figures: 1, fields: 0},
    ...{tagged: true, effort: 'low'},
  };
  const found = [{rule: '7.3-1', kind: 'fault' as const, count: places.length, places}];
  const report = {facts, findings: found, following: [], notes: []};
  const page = {html, say: sayIn(translations)};
  return findings($, [{name: 'a.pdf', outcome: {type: 'done', report}}], page).find('li li');
}

test('it is said in the language of the page', () => {
  const translations = {'documents.place.page': 'పేజీ {number}', 'documents.rule.7.3-1': 'te'};
  const line = lineOf([PLACE], translations);
  expect(line.text()).toBe('te: పేజీ 2, Figure, “<b>chart”');
  expect(line.find('[lang]')).toHaveLength(0);
});

test('where that has no word for it, it is marked as English', () => {
  const english = lineOf([PLACE, {page: 3}], {'documents.rule.7.3-1': 'te'}).find('[lang=en]');
  expect(english.map((_, {firstChild}) => (firstChild as unknown as Text).data).get()).toEqual([
    'Page 2',
    'Page 3',
  ]);
});

test('a presentation has slides; what is not known takes no room', () => {
  const line = lineOf([{}, {page: 4}], {'documents.rule.7.3-1': 'te'}, 'powerpoint');
  expect(line.text()).toBe('te (2): Slide 4');
});

import type {AuditFinding} from './report/audit';
import {kindOf, questionsOf} from './questions';

const finding: AuditFinding = {
  ...{engine: 'ibm', rule: 'text_block_heading', outcome: 'needs review', criteria: ['1.3.1']},
  ...{message: 'Is it a heading?', selector: 'figure.Testimonials_words > p', html: '<p>'},
  visit: {route: '/', width: 1280, scheme: 'light'},
  page: '/',
};

test('the kind of an element is its component’s class, or that of what holds it, and its tag', () => {
  const of = (html: string, selector = 'main > p') => kindOf({html, selector});
  expect(of('<a class="Button_button Button_primary" href="/">')).toBe('a.Button_button');
  expect(of('<ul role=list class=Footer_links>')).toBe('ul.Footer_links');
  expect(of('<p id="_R_1_">', '#main > div.Section_band:nth-child(2) > p')).toBe('Section_band p');
  expect(of('<h2 id="why">')).toBe('h2');
});

test('the same question on other pages, widths and schemes is asked once', () => {
  const visit = {route: '/About', width: 320, scheme: 'dark', state: 'moved'} as const;
  const [question, ...more] = questionsOf([finding, {...finding, visit, page: '/About'}]);
  expect(more).toEqual([]);
  expect(question).toMatchObject({
    ...{id: 'ibm:text_block_heading Testimonials_words p', results: 2, criteria: ['1.3.1']},
    ...{pages: ['/', '/About'], states: ['moved']},
  });
  expect(question?.places).toHaveLength(1);
});

test('places that differ in what is asked of them stand below one question', () => {
  const other = {...finding, message: 'Is this one?'};
  expect(questionsOf([finding, other]).map(({places}) => places.length)).toEqual([2]);
});

test('another rule, or another kind of element, is another question', () => {
  const others = [
    {...finding, rule: 'text_quoted_correctly'},
    {...finding, html: '<div class="Alert_alert">'},
  ];
  expect(questionsOf([finding, ...others])).toHaveLength(3);
});

test('violations and what a check has decided are no questions', () => {
  expect(
    questionsOf([
      {...finding, outcome: 'violation'},
      {...finding, decided: 'pixel-contrast'},
    ]),
  ).toEqual([]);
});

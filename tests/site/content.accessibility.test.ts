import {introOf, linksOf, textsOf} from '../setup/content';
import {mainText, pageAt} from '../setup/site';

const SOLUTIONS = '/TrendSoft/oursolutions';
const WEB = `${SOLUTIONS}/WebAccess-DigitalAccessibility`;
const DOCUMENTS = ['PDFUA', 'PDF-Form', 'word', 'PPT'].map(
  (page) => `${SOLUTIONS}/DocumentAccessibility/${page}`,
);
const STANDARDS = 'PDF/UA, WCAG 2.0, WCAG 2.1, ADA, AODA, Section 508, Section 504, HHS'.split(
  ', ',
);

describe.each(DOCUMENTS)('document page %s', (route) => {
  const $ = pageAt(route);

  test('names the eight standards', () => {
    expect(textsOf($('main h2#standards').closest('[data-tone]').find('li'))).toEqual(STANDARDS);
    expect(mainText(route)).toMatch(/WCAG 2\.0 and 2\.1/);
  });

  test('has the five steps in order', () => {
    expect(textsOf($('main h2#process').parent().find('ol > li > strong'))).toEqual([
      'Evaluate',
      'Plan',
      'Remediate',
      'Testing',
      'Verification',
    ]);
  });

  test('says how to upload a document and receive a quote', () => {
    expect(mainText(route)).toMatch(/upload a document/);
    expect(mainText(route)).toMatch(/receive a quote/);
    expect($('main a[href="/TrendSoft/ContactUs"]').length).toBeGreaterThan(2);
  });
});

test('document accessibility has four cards, to the PDF UA, PDF form, Word and PowerPoint pages', () => {
  const route = `${SOLUTIONS}/DocumentAccessibilityPage`;
  const cards = pageAt(route)('main h3#pdf-ua').closest('ul').children();
  expect(cards).toHaveLength(4);
  expect(linksOf(cards).map(([, target]) => target)).toEqual(DOCUMENTS);
  expect(introOf(route).length).toBeGreaterThan(100);
});

test('mobile accessibility has an intro and three cards', () => {
  const route = `${SOLUTIONS}/Mobile-Acessibility`;
  expect(introOf(route).length).toBeGreaterThan(100);
  expect(textsOf(pageAt(route)('main ul[class*=cards] h3'))).toEqual([
    'Overlap with user groups',
    'International standards',
    'WCAG standards',
  ]);
});

describe('web accessibility', () => {
  const $ = pageAt(WEB);

  test('has an intro and six topics in order', () => {
    expect(introOf(WEB).length).toBeGreaterThan(100);
    expect(textsOf($('#section-508-testing').parent().parent().find('h3'))).toEqual([
      'Section 508 testing',
      'Overlap with older and mobile users',
      'International standards',
      'WCAG standards followed',
      'Text resizing example',
      'Assistive technologies',
    ]);
  });

  test('answers six questions, in order, on a blue band', () => {
    const questions = $('main details');
    expect(textsOf(questions.find('summary'))).toEqual([
      expect.stringMatching(/^Why does .* matter\?$/),
      expect.stringMatching(/lifecycle stage/),
      expect.stringMatching(/build new or fix/),
      expect.stringMatching(/^Who understands WCAG/),
      expect.stringMatching(/accessibility statement/),
      expect.stringMatching(/update frequency/),
    ]);
    expect(questions.closest('[data-tone]').attr('data-tone')).toBe('blue');
    for (const question of questions.get()) {
      expect($(question).find('p').text().length).toBeGreaterThan(40);
    }
  });

  test('its parts stand in the order of SPEC', () => {
    const all = $('main *').get();
    const parts = ['h1', '#topics', '#questions', '#brochure', '#want-to-know-more'];
    const places = parts.map((part) =>
      all.indexOf($(`main ${part}`).get(0) as (typeof all)[number]),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });
});

test('InDesign accessibility lists twelve practices', () => {
  const topics = pageAt(`${SOLUTIONS}/IndesignAccessibilitypage`)('#practices').parent().find('h3');
  expect(topics).toHaveLength(12);
  expect(new Set(textsOf(topics)).size).toBe(12);
});

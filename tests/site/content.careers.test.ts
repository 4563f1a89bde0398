import {folded, headingsOf, heroOf, linksOf, sectionOf, textsOf} from '../setup/content';
import {pageAt} from '../setup/site';

const CAREERS = '/TrendSoft/Career';

describe('careers', () => {
  const $ = pageAt(CAREERS);

  test('hero, intro and a form under Get In Touch', () => {
    expect(folded(heroOf(CAREERS).find('h1').text())).toBe('Careers');
    expect(textsOf(heroOf(CAREERS).find('p'))[0]).toBe('Looking for bright minds to join us');
    expect(headingsOf(CAREERS, 2)).toEqual([
      'Far More Than Just a Career.',
      'Openings',
      'Get In Touch',
      'Want to Join Our Team?',
    ]);
    expect(sectionOf(CAREERS, 'Get In Touch').find('form')).toHaveLength(1);
  });

  test('two openings in Hyderabad, each with More Details', () => {
    // Those of SPEC.md; writers may have added some after them.
    const openings = sectionOf(CAREERS, 'Openings').find('li').slice(0, 2);
    expect(textsOf(openings.find('h3'))).toEqual(['Epub Accessibility Developer', 'Fresher']);
    for (const opening of openings.get()) {
      expect(textsOf($(opening).find('p'))).toContain('Hyderabad');
    }
    expect(linksOf(openings)).toEqual([
      [expect.stringMatching(/^More Details\b/), '/TrendSoft/Career/epubaccessibility'],
      [expect.stringMatching(/^More Details\b/), '/TrendSoft/Career/fresher'],
    ]);
  });

  test('the form offers two positions and takes each kind of file', () => {
    expect(textsOf($('select[name=position] option').slice(1, 3))).toEqual([
      'Fresher',
      'Epub Accessibility Developer',
    ]);
    const accepted = $('input[name=file]').attr('accept')?.split(',');
    expect(accepted).toEqual(
      expect.arrayContaining('.xls .xlsx .jpg .png .doc .docx .ppt .pptx .txt .pdf'.split(' ')),
    );
  });
});

test.each([
  [
    '/TrendSoft/Career/epubaccessibility',
    'Epub Accessibility Developer',
    [
      /^More than 3 years .*ePub2, ePub3 and accessible ePub3$/,
      /^Device exposure/,
      /^CSS3\/SCSS\/HTML5$/,
      /^Validation tools/,
      /^WCAG and IDPF/,
      /^Basic XML and MathML$/,
    ],
  ],
  [
    '/TrendSoft/Career/fresher',
    'Fresher',
    [
      /^Bachelor's degree in ITES, CSE, ECE or IT$/,
      /^HTML$/,
      /^CSS$/,
      /^MS Office$/,
      /^Attention to detail$/,
      /^Communication$/,
      /^Teamwork$/,
      /^Problem solving$/,
    ],
  ],
])('%s has its title, Eligibility Criteria and its bullets', (route, title, criteria) => {
  expect(pageAt(route)('h1').text()).toBe(title);
  expect(textsOf(sectionOf(route, 'Eligibility Criteria').find('ul > li'))).toEqual(
    criteria.map((criterion) => expect.stringMatching(criterion) as string),
  );
  expect(headingsOf(route, 2)).toEqual(['Eligibility Criteria', 'Want to Join Our Team?']);
});

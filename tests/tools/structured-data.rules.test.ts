import {structuredData, type StructuredPage} from '../../src/plugins/structured-data/graph';
import type {Publisher} from '../../src/plugins/structured-data/organization';
import {readPage} from '../../src/plugins/structured-data/page';

const publisher: Publisher = {
  name: 'TrendSoft',
  site: 'https://www.example.com/',
  contact: 'https://www.example.com/contact',
  offices: [
    {country: 'India', places: [{label: 'Hyderabad, Telangana', map: true}]},
    {country: 'USA', places: [{label: 'Leander, Texas'}]},
  ],
};

const html = (main: string, trail = '') => `<!doctype html><html lang=te><head>
<meta name=description content="What we do."><link rel=canonical href=https://www.example.com/a/b>
</head><body>${trail}<main><div data-tone=night>${main}</div></main></body></html>`;

const JOB = html('<h1>Tester</h1><p>Hyderabad. Break & mend.</p><ul><li>More than <3 years</ul>');
const DATES = {posted: '2026-11-16', validThrough: '2026-12-31'};

const page = (kind: StructuredPage['kind'], source: string, dates = {}): StructuredPage => ({
  kind,
  facts: readPage(source),
  dates,
});

/** The types of a page's things, and its things by type. */
function thingsOf(from: StructuredPage, by = publisher) {
  const graph = JSON.parse(JSON.stringify(structuredData(from, by, '2026-11-20'))) as {
    '@graph': ({'@type': string} & Record<string, unknown>)[];
  };
  return Object.fromEntries(graph['@graph'].map((thing) => [thing['@type'], thing]));
}

test('the home page has the company with every office, and the site', () => {
  const things = thingsOf(page('home', html('<h1>Welcome</h1>')));
  expect(Object.keys(things)).toEqual(['Organization', 'WebSite']);
  expect(things['Organization']).toMatchObject({
    name: 'TrendSoft',
    address: [
      {addressLocality: 'Hyderabad', addressRegion: 'Telangana', addressCountry: 'IN'},
      {addressLocality: 'Leander', addressRegion: 'Texas', addressCountry: 'US'},
    ],
  });
  expect(things['WebSite']).toMatchObject({inLanguage: 'te'});
});

test('breadcrumbs are those that the page shows, with whole addresses', () => {
  const trail =
    '<nav><ol><li><a href="/">Home</a><li><a href="/a">A</a><li><span aria-current=page>B</span></ol></nav>';
  expect(thingsOf(page('legal', html('<h1>B</h1>', trail)))).toEqual({
    BreadcrumbList: {
      '@type': 'BreadcrumbList',
      itemListElement: [
        {'@type': 'ListItem', position: 1, name: 'Home', item: 'https://www.example.com/'},
        {'@type': 'ListItem', position: 2, name: 'A', item: 'https://www.example.com/a'},
        {'@type': 'ListItem', position: 3, name: 'B', item: 'https://www.example.com/a/b'},
      ],
    },
  });
});

test('questions are those that the page answers', () => {
  const main =
    '<h1>A</h1><details><summary><h3>How\n long?</h3></summary><div><p>One <b>week</b>.</p></div></details>';
  expect(thingsOf(page('service', html(main)))).toMatchObject({
    Service: {name: 'A', description: 'What we do.', provider: {name: 'TrendSoft'}},
    FAQPage: {mainEntity: [{name: 'How long?', acceptedAnswer: {text: 'One week.'}}]},
  });
});

test('an opening has its days, its criteria, and the office that the page names', () => {
  expect(thingsOf(page('job', JOB, DATES))['JobPosting']).toMatchObject({
    title: 'Tester',
    description: '<p>Hyderabad. Break &amp; mend.</p><ul><li>More than &lt;3 years</li></ul>',
    datePosted: '2026-11-16',
    validThrough: '2026-12-31T23:59:59Z',
    jobLocation: [{address: {addressLocality: 'Hyderabad', addressCountry: 'IN'}}],
  });
});

test('an opening without a last day is listed until it is closed, without that day', () => {
  const posted = {posted: '2026-11-16'};
  const job = thingsOf(page('job', JOB, posted))['JobPosting'];
  expect(job).toBeDefined();
  expect(job).not.toHaveProperty('validThrough');
  const closed = page('job', JOB, {...posted, closed: true});
  expect(thingsOf(closed)).not.toHaveProperty('JobPosting');
});

describe('an opening that names no office', () => {
  const elsewhere = html('<h1>Tester</h1><p>Atlantis.</p>');

  test('says what to write', () => {
    const english = page('job', elsewhere.replace('lang=te', 'lang=en'), DATES);
    expect(() => thingsOf(english)).toThrow(
      /names no office .* Name one of: Hyderabad, Telangana; Leander, Texas\. Example:/,
    );
  });

  test('is left to the English page in a language that writes towns in its own way', () => {
    expect(thingsOf(page('job', elsewhere, DATES))).not.toHaveProperty('JobPosting');
  });
});

test('an office in a country without a code says where the code belongs', () => {
  const offices = [{country: 'Atlantis', places: [{label: 'Poseidonis, Centre'}]}];
  expect(() => thingsOf(page('home', JOB), {...publisher, offices})).toThrow(
    /'Poseidonis, Centre' in 'Atlantis'.*structured-data\/organization\.ts/,
  );
});

test('a page without a canonical address is refused', () => {
  expect(() => readPage('<main><h1>A</h1></main>')).toThrow('canonical');
});

import {structuredData, type StructuredPage} from '../../src/plugins/structured-data/graph';
import type {Publisher} from '../../src/plugins/structured-data/organization';
import {readPage} from '../../src/plugins/structured-data/page';

const publisher: Publisher = {
  name: 'TrendSoft',
  site: 'https://www.example.com/',
  offices: [
    {country: 'India', places: [{label: 'Hyderabad, Telangana', map: true}]},
    {country: 'USA', places: [{label: 'Leander, Texas'}]},
  ],
};

const html = (main: string, trail = '', language = 'te') => `<!doctype html><html lang=${language}>
<head><link rel=canonical href=https://www.example.com/a/b></head>
<body>${trail}<main><div data-tone=night>${main}</div></main></body></html>`;

const JOB = html('<h1> Tester\n</h1><p>Hyderabad. Test & fix.</p><ul><li>More than <3 years</ul>');
const DATES = {posted: '2026-11-16', validThrough: '2026-12-31'};

function dataOf(kind: StructuredPage['kind'], source: string, dates = {}, by = publisher) {
  const page = {kind, facts: readPage(source), dates};
  const graph = JSON.parse(JSON.stringify(structuredData(page, by, '2026-11-20'))) as {
    '@graph': ({'@type': string} & Record<string, unknown>)[];
  };
  return Object.fromEntries(graph['@graph'].map((thing) => [thing['@type'], thing]));
}

test('the home page describes only the company with every office', () => {
  const data = dataOf('home', html('<h1>Welcome</h1>'));
  expect(Object.keys(data)).toEqual(['Organization']);
  expect(data['Organization']).toMatchObject({
    name: 'TrendSoft',
    address: [
      {addressLocality: 'Hyderabad', addressRegion: 'Telangana', addressCountry: 'IN'},
      {addressLocality: 'Leander', addressRegion: 'Texas', addressCountry: 'US'},
    ],
  });
});

test('breadcrumbs match the page, with absolute URLs', () => {
  const trail =
    '<nav><ol><li><a href="/">Home</a><li><a href="/a">A</a><li><span aria-current=page>B</span></ol></nav>';
  expect(dataOf('legal', html('<h1>B</h1>', trail))['BreadcrumbList']).toMatchObject({
    itemListElement: [
      {position: 1, name: 'Home', item: 'https://www.example.com/'},
      {position: 2, name: 'A', item: 'https://www.example.com/a'},
      {position: 3, name: 'B', item: 'https://www.example.com/a/b'},
    ],
  });
});

test('an opening has its dates, its description and the office named in the page', () => {
  expect(dataOf('job', JOB, DATES)['JobPosting']).toMatchObject({
    title: 'Tester',
    description: '<p>Hyderabad. Test &amp; fix.</p><ul><li>More than &lt;3 years</li></ul>',
    datePosted: '2026-11-16',
    validThrough: '2026-12-31T23:59:59Z',
    jobLocation: [{address: {addressLocality: 'Hyderabad', addressCountry: 'IN'}}],
  });
});

test('an opening without a last day is listed until it is closed', () => {
  const posted = {posted: '2026-11-16'};
  expect(dataOf('job', JOB, posted)['JobPosting']).not.toHaveProperty('validThrough');
  expect(dataOf('job', JOB, {...posted, closed: true})).not.toHaveProperty('JobPosting');
});

test('an English opening without an office stops the build; a translation without one has no data', () => {
  const job = '<h1>Tester</h1><p>Atlantis.</p>';
  expect(() => dataOf('job', html(job, '', 'en'), DATES)).toThrow(
    /names no office .* Name one of: Hyderabad, Telangana; Leander, Texas\. Example:/,
  );
  expect(dataOf('job', html(job), DATES)).not.toHaveProperty('JobPosting');
});

test('an office in a country without a code stops the build', () => {
  const offices = [{country: 'Atlantis', places: [{label: 'Poseidonis, Centre'}]}];
  expect(() => dataOf('home', JOB, {}, {...publisher, offices})).toThrow(
    /'Poseidonis, Centre' in 'Atlantis'.*structured-data\/organization\.ts/,
  );
});

test('a page without a canonical address stops the build', () => {
  expect(() => readPage('<main><h1>A</h1></main>')).toThrow('canonical');
});

import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {inflateSync} from 'node:zlib';
import {script} from '../../scripts/command-line/parts';
import {ALIASES, ROUTES} from '../setup/routes';
import {pageAt} from '../setup/site';

const file = readFileSync('static/trendsoft-brochure.pdf');

/** Returns the PDF with decompressed streams; Flate is the only filter in the brochure. */
function readable(pdf: Buffer): string {
  const bytes = pdf.toString('latin1');
  return bytes.replace(/stream\r?\n([\s\S]*?)\r?\nendstream/g, (whole, stream: string) => {
    try {
      return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
    } catch {
      return whole;
    }
  });
}
const text = readable(file);
const xmp = Buffer.from(
  /<x:xmpmeta[\s\S]*<\/x:xmpmeta>/.exec(text)?.[0] ?? '',
  'latin1',
).toString();

/** The unique targets of the brochure's links. */
const links = [...new Set([...text.matchAll(/\/URI\s*\(([^)]*)\)/g)].map(([, uri = '']) => uri))];

test('is up to date with brochure/', () => {
  const command = script('scripts/build/brochure.ts', '--check');
  const {status, stdout, stderr} = spawnSync('node', command, {encoding: 'utf8'});
  expect({status, stderr}).toEqual({status: 0, stderr: ''});
  expect(file.length).toBeLessThanOrEqual(250_000);
  expect(stdout).toMatch(/^(?:static\S+ is up to date: \d{2,3} kB\.\n)+$/);
}, 60_000);

test.each(['house.typ', 'brochure.typ', 'page.typ', 'sample.typ'])(
  'brochure/%s uses only colours of tokens.css',
  (name) => {
    expect(readFileSync(`brochure/${name}`, 'utf8')).not.toMatch(/rgb\("#/);
  },
);

test('has A4 pages', () => {
  const boxes = [...text.matchAll(/\/MediaBox\s*\[([^\]]*)\]/g)].map(([, box = '']) =>
    box
      .trim()
      .split(/\s+/)
      .map((side) => Math.round(Number(side))),
  );
  expect(new Set(boxes.map(String))).toEqual(new Set(['0,0,595,842']));
});

test('is tagged', () => {
  expect(text).toMatch(/\/MarkInfo\s*<<[^>]*\/Marked true/);
  expect(text).toMatch(/\/StructTreeRoot \d+ 0 R/);
  const tags = new Set([...text.matchAll(/\/S\s*\/([A-Z]\w*)/g)].map(([, tag]) => tag));
  expect([...tags]).toEqual(
    expect.arrayContaining(['H1', 'H2', 'H3', 'P', 'L', 'LI', 'LBody', 'Link', 'Figure']),
  );
});

test('claims PDF/UA-1 in its metadata', () => {
  expect(xmp).toMatch(/<pdfuaid:part>1<\/pdfuaid:part>/);
});

test('has a title, displays it, and has the language English', () => {
  expect(xmp).toMatch(/<dc:title>[^]*?TrendSoft[^]*?<\/dc:title>/);
  expect(text).toMatch(/\/DisplayDocTitle true/);
  expect(text).toMatch(/\/Lang\s*\(en\)/);
});

test('has bookmarks', () => {
  expect(text).toMatch(/\/Outlines \d+ 0 R/);
  expect(text.match(/\/Title \(/g)?.length).toBeGreaterThan(2);
});

test('describes every figure', () => {
  const figures = [...text.matchAll(/\/S\s*\/Figure\b([\s\S]*?)endobj/g)];
  expect(figures.length).toBeGreaterThan(1);
  expect(figures.filter(([, figure = '']) => !/\/Alt\s*[(<]./.test(figure))).toEqual([]);
});

test('links only to pages of this site, or to addresses that redirect to them', () => {
  const pages = [...ROUTES, ...Object.keys(ALIASES)];
  const site = 'https://www.trendsoft.example';
  expect(links.length).toBeGreaterThan(20);
  const strange = links.filter((link) => {
    const {origin, pathname} = new URL(link);
    return origin !== site || !pages.includes(pathname);
  });
  expect(strange).toEqual([]);
});

test('links to no part that its page does not have', () => {
  const parts = links.map((link) => new URL(link)).filter(({hash}) => hash !== '');
  expect(parts.length).toBeGreaterThan(0);
  const missing = parts.filter(({pathname, hash}) => pageAt(pathname)(hash).length === 0);
  expect(missing.map(String)).toEqual([]);
});

import type {Place} from '@trendsoft/document-check';
import {getDocument} from 'pdfjs-dist/legacy/build/pdf.mjs';
import {pdf} from '../../../../tests/fixtures/documents/pdf';
import {boxesOn, sidesOf} from './boxes';

const path = '150 200 20 40 re f';
const text = 'BT /F1 20 Tf 150 200 Td (Hello) Tj ET';
const image = 'q 20 0 0 40 150 200 cm BI /W 1 /H 1 /BPC 8 /CS /G ID x EI Q ';
const nested = `q 2 0 0 2 -150 -200 cm ${image.replace('20 0 0 40', '10 0 0 20')}Q`;
const PATH = [0.25, 0.65, 0.35, 0.75];
const TEXT = [0.25, 0.705, 0.5, 0.7625];
const FIRST = {mcids: [0]};
const marked = (content: string, mcid = 0) => `/P <</MCID ${mcid}>> BDC ${content} EMC`;
const twice = marked(path) + marked(text, 1);
const both = [0.25, 0.65, 0.5, 0.7625];

test.each<[string, string, Place, number[], number?, string?]>([
  ['a path', marked(path), FIRST, PATH],
  ['a path on a rotated page', marked(path), FIRST, [0.25, 0.25, 0.35, 0.35], 90],
  ['text', marked(text), FIRST, TEXT],
  ['an image', marked(image), FIRST, PATH],
  ['an image in nested transformations', marked(nested), FIRST, PATH],
  ['a path after an image', image + marked(path), FIRST, PATH],
  ['a line', marked('150 200 m 170 200 l S'), FIRST, [0.25, 0.75, 0.35, 0.75]],
  ['two of three', twice, {mcids: [0, 1, 2]}, both],
  ['an annotation', '', {rect: [150, 200, 170, 240]}, PATH],
  ['nothing without a position', twice, {}, []],
  ['nothing beside the page', marked('0 0 90 90 re f'), FIRST, []],
  ...['300 200 310 240', '90 200 100 240', '150 500 170 540', '150 90 170 100'].map((sides) => {
    const rect = sides.split(' ').map(Number) as [number, number, number, number];
    return ['nothing that only touches the page', '', {rect}, []] as [string, string, Place, []];
  }),
  [
    'only what is marked where a mark is not closed',
    `${path} ${marked(text, 0).slice(0, -3)}`,
    FIRST,
    TEXT,
  ],
  ['a form', marked('/Fm0 Do'), FIRST, PATH, 0, path],
  ['a path, and no form with its MCID', `${marked(path)} /Fm0 Do`, FIRST, PATH, 0, marked(text)],
  ['nothing in a form', '/Fm0 Do', FIRST, [], 0, twice],
])('outlines %s', async (_what, content, place, sides, rotation = 0, form = '') => {
  const page = `/CropBox [100 100 300 500] /Rotate ${rotation}`;
  const dict = '/Subtype /Form /BBox [0 0 595 842]';
  const resources = '/XObject <</Fm0 50 0 R>>';
  const data = pdf({content, page, resources, objects: {50: {dict, data: form}}});
  const shown = await (await getDocument({data}).promise).getPage(1);
  const box = sidesOf(place, await boxesOn(shown), shown.getViewport({scale: 2}));
  expect(Object.values(box ?? {})).toEqual(sides.map((side): unknown => expect.closeTo(side, 5)));
});

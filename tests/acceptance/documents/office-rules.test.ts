/** Checks every rule for Word and PowerPoint with a faulty and a good file of each format. */
import {OFFICE_ROWS} from '../../fixtures/documents/rows/office';
import {reportOf} from '../../fixtures/documents/report';
import {slides} from '../../fixtures/documents/slides';
import {heading, p, picture, word} from '../../fixtures/documents/word';
import {relationships} from '../../fixtures/documents/zip';
import {OFFICE_RULES, placeLines} from '@trendsoft/document-check';
import {documentTranslator} from '@trendsoft/document-check/messages';
import {reportLines} from './report-lines';

async function rulesBrokenBy(bytes: Uint8Array): Promise<string[]> {
  const report = await reportOf(bytes);
  expect(reportLines(report)).toMatchSnapshot();
  return report.findings.map(({rule}) => rule);
}

test('good files have no findings but what a person must judge', async () => {
  const asked = ['order', 'headings', 'language', 'links', 'contrast', 'colour'];
  for (const bytes of [word(), slides()]) {
    expect(await rulesBrokenBy(bytes)).toEqual(asked.map((id) => `person-${id}`));
  }
});

test('every rule for Office files has a faulty and a good file', () => {
  const rules = OFFICE_RULES.map(({id}) => id);
  expect([...new Set(OFFICE_ROWS.map(([rule]) => rule))].toSorted()).toEqual(rules.toSorted());
});

test.each(OFFICE_ROWS)('%s is reported in the faulty file only', async (rule, fault, good) => {
  expect(await rulesBrokenBy(fault)).toContain(rule);
  expect(await rulesBrokenBy(good)).not.toContain(rule);
});

test('locations are in document order, and include the preceding heading', async () => {
  const pale = '<w:color w:val="AAAAAA"/>';
  const body =
    [heading(1, 'One'), p('- A', '', pale), p('- B', '', pale), p(''), p(''), p('')].join('') +
    heading(3, 'Two');
  const {facts, findings} = await reportOf(word({body}));
  const places = findings.flatMap((finding) => placeLines(documentTranslator(), 'word', finding));
  expect(facts.language).toBe('en-GB');
  expect(places).toEqual([
    'heading 3, “Two”, after heading 1, “One”',
    'after “- B”',
    '“- A”',
    '“- A”',
    '“- B”',
  ]);
});

test('lines are not images, a picture in a text box is one, and an invalid page count is omitted', async () => {
  const box = `<w:p><w:r><w:pict><v:textbox><w:pict><v:shape><v:imagedata/></v:shape></w:pict></v:textbox></w:pict></w:r></w:p>`;
  const line = '<w:p><w:r><w:pict><v:rect o:hr="t"><v:imagedata/></v:rect></w:pict></w:r></w:p>';
  const pageBreak = '<w:p><w:r><w:br w:type="page"/></w:r></w:p>';
  const {facts} = await reportOf(word({body: line + box + pageBreak, pages: 1}));
  expect(facts).toMatchObject({figures: 1, pages: undefined});
  expect((await reportOf(word({pages: 1}))).facts.pages).toBe(1);
});

test('an inserted Word file is read where it is inserted, in the styles of both files', async () => {
  const inserted = word({
    styles: '<w:style w:styleId="Theirs"><w:name w:val="heading 2"/></w:style>',
    body: p('Theirs', '<w:pStyle w:val="Theirs"/>') + picture(''),
  });
  const {facts, findings, notes} = await reportOf(
    word({
      body: `${heading(1, 'One')}<w:altChunk r:id="a"/>${heading(3, 'Three')}`,
      parts: {
        'word/_rels/document.xml.rels': relationships([
          ['s', 'styles', 'styles.xml'],
          ['a', 'aFChunk', 'a.docx'],
        ]),
        'word/a.docx': inserted,
      },
    }),
  );
  const found = findings.filter(({kind}) => kind === 'fault').map(({rule}) => rule);
  expect({figures: facts.figures, found, notes}).toEqual({
    figures: 1,
    found: ['office-alt'],
    notes: [],
  });
});

/** What a screen reader gets from small documents, with one kind of content each. */
import {el, pdf} from '../../../../tests/fixtures/documents/pdf';
import type {Sample} from '../../../../tests/fixtures/documents/pdf';
import {longPdf} from '../../../../tests/fixtures/documents/long';
import * as slide from '../../../../tests/fixtures/documents/slides';
import * as word from '../../../../tests/fixtures/documents/word';
import {relationships} from '../../../../tests/fixtures/documents/zip';
import {documentTranslator} from '../messages/index.ts';
import {REFUSALS, Refusal} from '../refusal.ts';
import {announcementOf, linesOf, transcript, transcriptText} from './index.ts';
import type {TranscriptItem} from './items.ts';

const t = documentTranslator();

/** Shows text as marked content. */
const shown = (mcid: number, text: string, tag = 'P') =>
  `/${tag} <</MCID ${mcid}>> BDC BT /F1 12 Tf 50 ${800 - mcid * 30} Td (${text}) Tj ET EMC`;

/** Returns a PDF that shows texts, which its tags number from 0. */
const tagged = (texts: string[], sample: Sample) =>
  pdf({content: texts.map((text, i) => shown(i, text)).join('\n'), ...sample});

const numbering = (format: string, text: string) => ({
  'word/numbering.xml': `<w:numbering xmlns:w="w"><w:abstractNum w:abstractNumId="1">
    <w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>
    <w:lvl w:ilvl="1"><w:start w:val="1"/><w:numFmt w:val="bullet"/></w:lvl>
    </w:abstractNum><w:num w:numId="7"><w:abstractNumId w:val="1"/></w:num></w:numbering>`,
});
const related = (...entries: [string, string, string][]) => ({
  'word/_rels/document.xml.rels': relationships([['s', 'styles', 'styles.xml'], ...entries]),
});
const item = (text: string, level = 0) =>
  word.p(text, `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="7"/></w:numPr>`);
const run = (inner: string, properties = '') => `<w:r><w:rPr>${properties}</w:rPr>${inner}</w:r>`;
const field = (type: string, inner = '') =>
  run(`<w:fldChar w:fldCharType="${type}">${inner}</w:fldChar>`);

const reference = (kind: 'header' | 'footer', id: string, type = 'default') =>
  `<w:${kind}Reference r:id="${id}" w:type="${type}"/>`;
const story = (inner: string) =>
  `<w:hdr xmlns:w="w" xmlns:r="r" xmlns:wp="wp" xmlns:adec="adec">${inner}</w:hdr>`;
/** Returns a Word file in which another file is inserted before the last paragraph. */
const withInserted = (name: string, text: string) =>
  word.word({
    body: `<w:altChunk r:id="a"/>${word.p('Last')}`,
    parts: {...related(['a', 'aFChunk', name]), [`word/${name}`]: text},
  });

interface Case {
  title: string;
  bytes: Uint8Array;
  lines: string[];
}

const TAGGED: Case[] = [
  {
    title: 'headings with and without a level',
    bytes: tagged(['Costs', 'Details', 'Rest'], {
      tree: [el('H1', '', 0), el('H3', '', 1), el('H', '', 2)],
    }),
    lines: ['page 1', 'heading level 1  Costs', 'heading level 3  Details', 'heading  Rest'],
  },
  {
    title: 'a paragraph in several pieces, with a tag of its own name',
    bytes: tagged(['One', 'two', 'three'], {
      root: '/RoleMap <</Text /P>>',
      tree: [el('Text', '', 0, el('Span', '', 1), 2)],
    }),
    lines: ['page 1', 'One two three'],
  },
  {
    title: 'a list in a list, with bullets',
    bytes: tagged(['a', 'Milk', 'Bread', 'White', 'Brown'], {
      tree: [
        el(
          'L',
          '',
          el('LI', '', el('Lbl', '', 0), el('LBody', '', el('P', '', 1))),
          el('LI', '', el('LBody', '', 2, el('L', '', el('LI', '', 3), el('LI', '', 4)))),
        ),
      ],
    }),
    lines: [
      'page 1',
      'list with 2 items',
      'a Milk',
      'Bread',
      'list with 2 items',
      'White',
      'Brown',
      'out of list',
      'out of list',
    ],
  },
  {
    title: 'a table of contents',
    bytes: tagged(['Costs'], {
      tree: [el('TOC', '', el('TOCI', '', el('Reference', '', 0)))],
    }),
    lines: ['page 1', 'list with 1 item', 'Costs', 'out of list'],
  },
  {
    title: 'a table with headers of rows and columns, and a cell over two columns',
    bytes: tagged(['Sales', 'City', 'May', 'June', 'Rome', 'many'], {
      tree: [
        el(
          'Table',
          '',
          el('Caption', '', 0),
          el(
            'THead',
            '',
            el(
              'TR',
              '',
              ...[1, 2, 3].map((mcid) => el('TH', '/A <</O /Table /Scope /Column>>', mcid)),
            ),
          ),
          el(
            'TBody',
            '',
            el(
              'TR',
              '',
              el('TH', '/A <</O /Table /Scope /Row>>', 4),
              el('TD', '/A <</O /Table /ColSpan 2>>', 5),
            ),
          ),
        ),
      ],
    }),
    lines: [
      'page 1',
      'caption  Sales',
      'table with 2 rows and 3 columns',
      'row 1  column 1  City',
      'column 2  May',
      'column 3  June',
      'row 2  column 1  Rome',
      'Rome  May  column 2  many',
      'out of table',
    ],
  },
  {
    title: 'a table whose cells name their headers',
    bytes: tagged(['Rome', 'May', '5', '6'], {
      tree: [
        el(
          'Table',
          '',
          el('TR', '', el('TH', '/ID (c)', 0), el('TH', '/ID (m)', 1)),
          el(
            'TR',
            '',
            el('TD', '/A <</O /Table /Headers [(m) (c)]>>', 2),
            el('TD', '/A <</O /Table /Headers [(lost)]>>', 3),
          ),
        ),
      ],
    }),
    lines: [
      'page 1',
      'table with 2 rows and 2 columns',
      'row 1  column 1  Rome',
      'column 2  May',
      'row 2  May  Rome  column 1  5',
      'May  column 2  6',
      'out of table',
    ],
  },
  {
    title: 'pictures and formulas with and without a text; text in a picture is read',
    bytes: tagged(['x', 'y', 'z'], {
      tree: [
        el('Figure', '/Alt (A dog)', 0),
        el('Figure', '/Alt ( )', 1),
        el('Formula', '/Alt (a plus b)', 2),
      ],
    }),
    lines: [
      'page 1',
      'graphic  A dog',
      '[Silence: a picture without alternative text]',
      'y',
      'math  a plus b',
    ],
  },
  {
    title: 'a picture in a paragraph',
    bytes: pdf({
      content: `${shown(0, 'Our dog')} /P <</MCID 1>> BDC /Im Do EMC`,
      resources: '/XObject <</Im 50 0 R>>',
      objects: {50: {dict: '/Subtype /Image', data: 'x'}},
      tree: [el('P', '', 0, 1)],
    }),
    lines: ['page 1', 'Our dog  [Silence: a picture without alternative text]'],
  },
  {
    title: 'links with their text, with a description, and with nothing but an address',
    bytes: tagged(['Read', 'the report', 'today'], {
      page: '/Annots [50 0 R 51 0 R]',
      objects: {
        50: '<</Subtype /Link /Rect [9 9 19 19] /A <</URI (https://a.example)>>>>',
        51: '<</Subtype /Link /Rect [9 9 19 19] /A <</URI (https://b.example)>>>>',
      },
      tree: [
        el('P', '', 0, el('Link', '', 1, '<</Type /OBJR /Obj 50 0 R>>'), 2),
        el('P', '', el('Link', '', '<</Type /OBJR /Obj 51 0 R>>')),
        el('P', '', el('Link', '/Alt (Write to us)')),
      ],
    }),
    lines: [
      'page 1',
      'Read  link  the report  today',
      'link  https://b.example',
      'link  Write to us',
    ],
  },
  {
    title: 'form fields with their names, values and states',
    bytes: pdf({
      content: '',
      page: '/Annots [50 0 R 51 0 R 52 0 R 53 0 R 54 0 R 56 0 R 57 0 R]',
      objects: {
        50: '<</Subtype /Widget /Rect [0 0 9 9] /T (a) /TU (Your name) /FT /Tx /V (Ann) /Ff 2>>',
        51: '<</Subtype /Widget /Rect [0 0 9 9] /T (b) /TU (I agree) /FT /Btn /AS /Yes>>',
        52: '<</Subtype /Widget /Rect [0 0 9 9] /Parent 55 0 R /AS /Off>>',
        53: '<</Subtype /Widget /Rect [0 0 9 9] /T (d) /FT /Btn /Ff 65536 /MK <</CA (Send)>>>>',
        54: '<</Subtype /Widget /Rect [0 0 9 9] /T (e) /TU (Town) /FT /Ch /Ff 131073 /V (Rome)>>',
        55: '<</T (c) /TU (By post) /FT /Btn /Ff 32768>>',
        56: '<</Subtype /Widget /Rect [0 0 9 9] /T (f) /FT /Ch>>',
        57: '<</Subtype /Widget /Rect [0 0 9 9] /T (g) /TU (Sign) /FT /Sig>>',
      },
      tree: [50, 51, 52, 53, 54, 56, 57].map((num) =>
        el('Form', '', `<</Type /OBJR /Obj ${num} 0 R>>`),
      ),
    }),
    lines: [
      'page 1',
      'Your name  edit  required  Ann',
      'I agree  check box  checked',
      'By post  radio button  not checked',
      'Send  button',
      'Town  combo box  read only  Rome',
      'list',
      'Sign  signature field',
    ],
  },
  {
    title: 'quotations, notes, code and comments',
    bytes: tagged(['We grow.', 'See', 'below', 'x = 1'], {
      page: '/Annots [50 0 R]',
      objects: {50: '<</Subtype /Text /Rect [0 0 9 9] /Contents (Check this)>>'},
      tree: [
        el('BlockQuote', '', el('P', '', 0)),
        el('P', '', 1, el('Note', '', 2)),
        el('Code', '', 3),
        el('Annot', '', '<</Type /OBJR /Obj 50 0 R>>'),
      ],
    }),
    lines: [
      'page 1',
      'block quote',
      'We grow.',
      'out of block quote',
      'See  note  below',
      'x = 1',
      'comment  Check this',
    ],
  },
  {
    title: 'text that replaces content: of an element, and of marked content',
    bytes: pdf({
      content:
        '/P <</MCID 0>> BDC /Span <</ActualText (one)>> BDC BT /F1 9 Tf (o) Tj (ne) Tj ET EMC EMC' +
        `/P <</MCID 1>> BDC BT /F1 9 Tf 9 -90 Td (l) Tj ET EMC`,
      tree: [el('P', '', 0), el('P', '/ActualText (two)', 1)],
    }),
    lines: ['page 1', 'one', 'two'],
  },
  {
    title: 'content without a tag and decoration, in place, are silent',
    bytes: pdf({
      content:
        `BT /F1 9 Tf 50 820 Td (Before) Tj ET ${shown(0, 'One')}` +
        ` BT /F1 9 Tf 50 700 Td (Lost) Tj (Words) Tj ET ${shown(1, 'Two')}` +
        ' /Artifact BMC BT /F1 9 Tf 50 9 Td (Page 1) Tj ET EMC',
      tree: [el('Document', '', el('P', '', 0), el('P', '', 1))],
    }),
    lines: [
      'page 1',
      '[Silence: content without a tag: “Before”]',
      'One',
      '[Silence: content without a tag: “LostWords”]',
      'Two',
      '[Silence: text that is marked as decoration: “Page 1”]',
    ],
  },
  {
    title: 'a field and a picture without a tag',
    bytes: pdf({
      content: `${shown(0, 'One')} /Im Do`,
      page: '/Annots [50 0 R]',
      resources: '/XObject <</Im 51 0 R>>',
      objects: {
        50: '<</Subtype /Widget /Rect [0 0 9 9] /T (a) /TU (Your name) /FT /Tx>>',
        51: {dict: '/Subtype /Image', data: 'x'},
      },
      tree: [el('P', '', 0)],
    }),
    lines: [
      'page 1',
      'One',
      '[Silence: a picture without alternative text]',
      '[Silence: content without a tag: “Your name”]',
    ],
  },
  {
    title: 'characters without a meaning are silent',
    bytes: pdf({
      content: '/P <</MCID 0>> BDC BT /F2 9 Tf (Hi) Tj ET EMC',
      resources: '/Font <</F2 50 0 R>>',
      objects: {
        50: '<</Type /Font /Subtype /Type0 /BaseFont /A /Encoding /Identity-H /DescendantFonts [51 0 R]>>',
        51: '<</Type /Font /Subtype /CIDFontType2 /BaseFont /A /CIDSystemInfo <</Registry (Adobe) /Ordering (Identity)>>>>',
      },
      tree: [el('P', '', 0)],
    }),
    lines: ['page 1', '[Silence: characters that no program can name]'],
  },
  {
    title: 'words are separated by their positions, and letters are not',
    bytes: pdf({
      content:
        '/P <</MCID 0>> BDC BT /F1 10 Tf 50 700 Td [(ab) -20 (c) -300 (de)] TJ 0 -12 Td (fg) Tj 10 0 Td (h) Tj 9 0 Td (i) Tj ET EMC',
      tree: [el('P', '', 0)],
    }),
    lines: ['page 1', 'abc de fgh i'],
  },
];

const UNTAGGED: Case[] = [
  {
    title: 'without tags, lines that are apart are paragraphs, and pictures are silent',
    bytes: pdf({
      without: ['tree'],
      content: 'BT /F1 10 Tf 50 700 Td (One) Tj 0 -12 Td (two) Tj 0 -40 Td (Three) Tj ET /Im Do',
      resources: '/XObject <</Im 50 0 R>>',
      page: '/Annots [51 0 R]',
      objects: {
        50: {dict: '/Subtype /Image', data: 'x'},
        51: '<</Subtype /Widget /Rect [0 0 9 9] /T (a) /TU (Your name) /FT /Tx>>',
      },
    }),
    lines: [
      t('transcript.untagged'),
      'page 1',
      'One two',
      'Three  [Silence: a picture without alternative text]',
      'Your name  edit',
    ],
  },
];

const WORD: Case[] = [
  {
    title: 'headings, paragraphs, blank lines and pages',
    bytes: word.word({
      body:
        word.heading(1, 'Costs') +
        word.p('') +
        `<w:p>${run('<w:t>One</w:t>')}${run('<w:br w:type="page"/>')}</w:p>` +
        word.heading(2, 'More'),
    }),
    lines: ['page 1', 'heading level 1  Costs', 'blank', 'One', 'page 2', 'heading level 2  More'],
  },
  {
    title: 'a numbered list in which another one is nested',
    bytes: word.word({
      body: item('Milk') + item('Bread') + item('White', 1) + item('Eggs') + word.p('Done'),
      parts: {...numbering('upperRoman', '%1.'), ...related(['n', 'numbering', 'numbering.xml'])},
    }),
    lines: [
      'list with 3 items',
      'I. Milk',
      'II. Bread',
      'list with 1 item',
      '• White',
      'out of list',
      'III. Eggs',
      'out of list',
      'Done',
    ],
  },
  {
    title: 'a table with a header row and a cell over two rows',
    bytes: word.word({
      body: word.table(
        [
          [word.p('City'), word.p('Sales')],
          [`<w:tcPr><w:vMerge w:val="restart"/></w:tcPr>${word.p('Rome')}`, word.p('5')],
          [`<w:tcPr><w:vMerge/></w:tcPr>${word.p('')}`, word.p('6') + word.p('more')],
        ],
        '<w:tblHeader/>',
      ),
    }),
    lines: [
      'table with 3 rows and 2 columns',
      'row 1  column 1  City',
      'column 2  Sales',
      'row 2  City  column 1  Rome',
      'Sales  column 2  5',
      'row 3  Sales  column 2  6',
      'more',
      'out of table',
    ],
  },
  {
    title: 'pictures, decoration and text boxes',
    bytes: word.word({
      body:
        word.picture('descr="A dog"') +
        word.picture('') +
        word.picture('', '<adec:decorative val="1"/>') +
        `<w:p>${run('<w:t>Text</w:t>')}${run(
          `<w:drawing><wp:anchor><wp:docPr id="1"/><w:txbxContent>${word.p('Aside')}</w:txbxContent></wp:anchor></w:drawing>`,
        )}${run('<w:pict><v:shape alt="A cat"><v:imagedata/></v:shape></w:pict>')}</w:p>`,
    }),
    lines: [
      'graphic  A dog',
      '[Silence: a picture without alternative text]',
      'blank',
      'Text  [Silence: a text box, which is not read with the text: “Aside”]  graphic  A cat',
    ],
  },
  {
    title: 'links, as elements and as fields',
    bytes: word.word({
      body:
        `<w:p>${run('<w:t xml:space="preserve">Read </w:t>')}<w:hyperlink r:id="x">${run('<w:t>the report</w:t>')}</w:hyperlink></w:p>` +
        `<w:p>${field('begin')}${run('<w:instrText>HYPERLINK "https://a.example"</w:instrText>')}${field('separate')}${run('<w:t>Our site</w:t>')}${field('end')}</w:p>` +
        `<w:p><w:fldSimple w:instr=" HYPERLINK x ">${run('<w:t>Here</w:t>')}</w:fldSimple></w:p>` +
        `<w:p><w:fldSimple w:instr=" PAGE ">${run('<w:t>3</w:t>')}</w:fldSimple></w:p>`,
    }),
    lines: ['Read  link  the report', 'link  Our site', 'link  Here', '3'],
  },
  {
    title: 'form fields, older and newer',
    bytes: word.word({
      body:
        `<w:p>${field('begin', '<w:ffData><w:helpText w:val="Name"/><w:textInput/></w:ffData>')}${field('separate')}${run('<w:t>Ann</w:t>')}${field('end')}</w:p>` +
        `<w:p>${field('begin', '<w:ffData><w:checkBox><w:checked/></w:checkBox></w:ffData>')}${field('end')}</w:p>` +
        `<w:p><w:sdt><w:sdtPr><w:alias w:val="Town"/><w:dropDownList/></w:sdtPr><w:sdtContent>${run('<w:t>Rome</w:t>')}</w:sdtContent></w:sdt></w:p>`,
    }),
    lines: ['Name  edit  Ann', 'check box  checked', 'Town  combo box  Rome'],
  },
  {
    title: 'footnotes and comments; hidden and deleted text is not read',
    bytes: word.word({
      body: `<w:p>${run('<w:t>Text</w:t>')}${run('<w:footnoteReference w:id="2"/>')}${run('<w:commentReference w:id="3"/>')}<w:del>${run('<w:delText>old</w:delText>')}</w:del>${run('<w:t>secret</w:t>', '<w:vanish/>')}</w:p>`,
      parts: {
        ...related(['f', 'footnotes', 'footnotes.xml'], ['c', 'comments', 'comments.xml']),
        'word/footnotes.xml': `<w:footnotes xmlns:w="w"><w:footnote w:id="2">${word.p('A source')}</w:footnote></w:footnotes>`,
        'word/comments.xml': `<w:comments xmlns:w="w"><w:comment w:id="3">${word.p('Check')}</w:comment></w:comments>`,
      },
    }),
    lines: ['Text  note  A source  comment  Check'],
  },
  {
    title: 'page headers before their section and page footers after it, each once',
    bytes: word.word({
      body:
        `<w:p><w:pPr><w:sectPr>${reference('header', 'a')}${reference('footer', 'b')}</w:sectPr></w:pPr>${run('<w:t>One</w:t>')}</w:p>` +
        word.p('Two') +
        `<w:sectPr>${reference('header', 'a')}${reference('header', 'blank')}${reference('footer', 'c')}${reference('footer', 'b', 'even')}</w:sectPr>`,
      parts: {
        ...related(
          ['a', 'header', 'a.xml'],
          ['b', 'footer', 'b.xml'],
          ['c', 'footer', 'c.xml'],
          ['blank', 'header', 'blank.xml'],
        ),
        'word/a.xml': story(
          `<w:p>${run('<w:t>Annual report</w:t>')}<w:hyperlink r:id="x">${run('<w:t/>')}</w:hyperlink></w:p>`,
        ),
        'word/_rels/a.xml.rels': relationships([['x', 'hyperlink', '/b.example']]),
        'word/b.xml': story(word.p('Page 1')),
        'word/c.xml': story(word.picture('')),
        'word/blank.xml': story(word.p('')),
      },
    }),
    lines: [
      'page header',
      'Annual report  link  b.example',
      'out of page header',
      'One',
      'page footer',
      'Page 1',
      'out of page footer',
      'Two',
      'page footer',
      '[Silence: a picture without alternative text]',
      'out of page footer',
    ],
  },
  {
    title: 'inserted HTML',
    bytes: withInserted(
      'a.html',
      `<!DOCTYPE html><title>No</title><h2>Our  <em>shop</em></h2>
      <p lang="fr">Pain<br>et <a href="https://a.example">du <b>vin</b></a>
      <ol start="3" type="I"><li>Milk<ul><li>Fresh</ul><li>Eggs</ol>
      <table><caption>Sales</caption><thead><tr><th>City<th>May<tbody><tr><td rowspan="2">Rome<td>5<tr><td>6</table>
      <img src="a/dog.png" alt="A dog"><img src="cat.png"><script>no()</script>&nbsp;&eacute;`,
    ),
    lines: [
      'heading level 2  Our shop',
      'Pain et  link  du vin',
      'list with 2 items',
      'III. Milk',
      'list with 1 item',
      '• Fresh',
      'out of list',
      'IV. Eggs',
      'out of list',
      'table with 3 rows and 2 columns',
      'row 1  column 1  City',
      'column 2  May',
      'row 2  City  column 1  Rome',
      'May  column 2  5',
      'row 3  May  column 2  6',
      'out of table',
      'Sales',
      'graphic  A dog  [Silence: a picture without alternative text]  é',
      'Last',
    ],
  },
  {
    title: 'inserted HTML in the encoding of Windows, and in a message with its pictures',
    bytes: word.word({
      body: '<w:altChunk r:id="a"/><w:altChunk r:id="b"/>',
      parts: {
        ...related(['a', 'aFChunk', 'a.htm'], ['b', 'aFChunk', 'b.mht']),
        'word/a.htm': Buffer.from('<p>Caf\u{e9}</p>', 'latin1'),
        'word/b.mht': [
          'MIME-Version: 1.0',
          'Content-Type: multipart/related; type="text/html"; boundary="x"',
          '',
          '--x',
          'Content-Type: text/html; charset="utf-8"',
          'Content-Transfer-Encoding: quoted-printable',
          '',
          '<h1>Caf=C3=A9</h1>',
          '--x--',
        ].join('\r\n'),
      },
    }),
    lines: ['Café', 'heading level 1  Café'],
  },
  {
    title: 'text that is inserted as RTF is said to be missing',
    bytes: withInserted('a.rtf', '{\\rtf1 Hello}'),
    lines: [t('transcript.inserted'), 'Last'],
  },
];

const SLIDES: Case[] = [
  {
    title: 'slides, with titles and text in the order of the shapes',
    bytes: slide.slides({slides: [slide.shape('Before') + slide.title('One'), slide.title('Two')]}),
    lines: ['slide 1', 'Before', 'title  One', 'slide 2', 'title  Two'],
  },
  {
    title: 'bullets of a placeholder, and numbers',
    bytes: slide.slides({
      slides: [
        slide.shape('Milk', 'body') +
          `<p:sp><p:txBody>${['a', 'b']
            .map(
              (text) =>
                `<a:p><a:pPr><a:buAutoNum type="alphaLcPeriod"/></a:pPr><a:r><a:t>${text}x</a:t></a:r></a:p>`,
            )
            .join('')}</p:txBody></p:sp>`,
      ],
    }),
    lines: [
      'slide 1',
      'list with 1 item',
      '• Milk',
      'out of list',
      'list with 2 items',
      'a. ax',
      'b. bx',
      'out of list',
    ],
  },
  {
    title: 'pictures, groups, links and tables',
    bytes: slide.slides({
      slides: [
        slide.picture('descr="A dog"') +
          slide.picture('') +
          `<p:grpSp><p:nvGrpSpPr><p:cNvPr id="9" descr="A plan"/></p:nvGrpSpPr>${slide.shape('In it')}</p:grpSp>` +
          `<p:grpSp><p:nvGrpSpPr><p:cNvPr id="9"/></p:nvGrpSpPr>${slide.shape('Grouped')}</p:grpSp>` +
          slide.shape('Our site', '', '<a:hlinkClick/>') +
          slide.table('firstRow="1"'),
      ],
    }),
    lines: [
      'slide 1',
      'graphic  A dog',
      '[Silence: a picture without alternative text]',
      'graphic  A plan',
      'Grouped',
      'link  Our site',
      'table with 2 rows and 2 columns',
      'row 1  column 1  One',
      'column 2  Two',
      'row 2  One  column 1  1',
      'Two  column 2  2',
      'out of table',
    ],
  },
  {
    title: 'notes are read after their slide',
    bytes: slide.slides({
      slides: [slide.title('One'), slide.title('Two')],
      parts: {
        'ppt/slides/_rels/slide1.xml.rels': relationships([
          ['n', 'notesSlide', '../notesSlides/n.xml'],
        ]),
        'ppt/notesSlides/n.xml': `<p:notes xmlns:p="p" xmlns:a="a"><p:cSld><p:spTree>${slide.shape('', 'sldNum')}${slide.shape('Say hello', 'body').replace('LANG', '')}</p:spTree></p:cSld></p:notes>`,
      },
    }),
    lines: ['slide 1', 'title  One', 'notes', 'Say hello', 'out of notes', 'slide 2', 'title  Two'],
  },
];

const CASES = Object.entries({TAGGED, UNTAGGED, WORD, SLIDES}).flatMap(([kind, cases]) =>
  cases.map((entry) => ({...entry, kind: kind.toLowerCase()})),
);

test.each(CASES)('$kind: $title', async ({bytes, lines}) => {
  const [, approximation, ...rest] = transcriptText(t, await transcript(bytes)).split('\n');
  expect(approximation).toBe(t('transcript.approximation'));
  expect(rest.filter(Boolean)).toEqual(lines);
});

test('every item has the page, the place and the language of its text', async () => {
  const {items, language, pages} = await transcript(
    tagged(['One', 'Zwei'], {tree: [el('P', '', 0), el('P', '/Lang (de-AT)', 1)]}),
  );
  expect({language, pages}).toEqual({language: 'en', pages: 1});
  expect(items.slice(1)).toMatchObject([
    {text: 'One', page: 1, language: 'en', mcids: [0]},
    {text: 'Zwei', page: 1, language: 'de-AT', mcids: [1]},
  ]);
});

test('text in another language is an item of the same line', async () => {
  const german = run('<w:t>Brot</w:t>', '<w:lang w:val="de"/>');
  const body = `<w:p>${run('<w:t xml:space="preserve">Bread, </w:t>')}${german}</w:p>`;
  const lines = linesOf(await transcript(word.word({body})));
  expect(lines.map((line) => line.map(({text, language}) => ({text, language})))).toEqual([
    [
      {text: 'Bread,', language: 'en-GB'},
      {text: 'Brot', language: 'de'},
    ],
  ]);
});

test('the title is announced that the window shows', async () => {
  const titles = await Promise.all(
    [pdf(), pdf({without: ['title']}), word.word({title: 'Plan'}), slide.slides({title: ''})].map(
      async (bytes) => (await transcript(bytes)).title,
    ),
  );
  expect(titles).toEqual(['A title', '', 'Plan', '']);
});

test('a file that is not a document, is damaged or takes too long is refused', async () => {
  const reasonOf = (bytes: Uint8Array, time = 60_000) =>
    transcript(bytes, {limits: {time}}).catch((error: unknown) => (error as Refusal).reason);
  const reasons = [
    await reasonOf(Buffer.from('text')),
    await reasonOf(Buffer.from('%PDF-1.7')),
    await reasonOf(longPdf(50), -1),
  ];
  expect(reasons).toEqual(['notADocument', 'damaged', 'tooLarge']);
  expect(REFUSALS).toEqual(expect.arrayContaining(reasons));
});

test('a signal ends it', async () => {
  const signal = AbortSignal.abort();
  await expect(transcript(longPdf(5), {signal})).rejects.toThrow('Cancelled');
});

test('every item has words in every message', () => {
  const heading: TranscriptItem = {kind: 'heading', level: 2, text: ''};
  expect(announcementOf(t, heading, 'pdf')).toEqual({
    before: 'heading level 2',
    text: '',
    after: 'blank',
  });
  expect(announcementOf(t, heading, 'pdf', false).after).toBe('');
});

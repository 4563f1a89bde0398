/** What people paste and type, and what is validated, sent and stored. */
import fc from 'fast-check';
import {FORMS, article, visit} from '../example/forms.ts';
import {asciiEmail} from './email.ts';
import {CHECKED, fieldsOf, type Field, type FileField, type TextField} from './form.ts';
import {normalise, normaliseText} from './normalise.ts';
import {validate} from './validate.ts';

type Control = Exclude<Field, FileField>;

const line: TextField = {control: 'text', label: 'A line', errors: {}};
const lines: TextField = {...line, lines: 5};
const name: TextField = {...line, characters: 'letters'};
const digits: TextField = {...line, characters: 'digits'};
const email: TextField = {...line, type: 'email'};
const date: TextField = {...line, type: 'date'};

const ROWS: Array<{what: string; field: Control; pasted: string; kept: string}> = [
  {
    what: 'a number from contacts',
    field: digits,
    pasted: '\u202d9876543210\u202c',
    kept: '9876543210',
  },
  {what: 'full-width digits', field: digits, pasted: '９８７６５', kept: '98765'},
  {what: 'Devanagari digits', field: digits, pasted: '९८७६५', kept: '98765'},
  {what: 'Persian digits', field: digits, pasted: '۹۸۷۶۵', kept: '98765'},
  {what: 'a joiner between digits', field: digits, pasted: '९\u200d८', kept: '98'},
  {what: 'a space inside a number', field: digits, pasted: '98765\u00a043210', kept: '98765 43210'},
  {what: 'a full-width date', field: date, pasted: '２０２７－０３－３１', kept: '2027-03-31'},
  {
    what: 'an address from a chat',
    field: email,
    pasted: 'asha@example.com\u200b',
    kept: 'asha@example.com',
  },
  {
    what: 'a full-width address',
    field: email,
    pasted: 'ａｓｈａ＠example．com',
    kept: 'asha@example.com',
  },
  {
    what: 'a Chinese full stop',
    field: email,
    pasted: 'asha@例子。example',
    kept: 'asha@例子.example',
  },
  {
    what: 'an address with a name',
    field: email,
    pasted: 'Rao, Asha <asha@example.com>',
    kept: 'asha@example.com',
  },
  {
    what: 'one with a name and a semicolon',
    field: email,
    pasted: '"Asha" <asha@example.com>;',
    kept: 'asha@example.com',
  },
  {
    what: 'two with names',
    field: email,
    pasted: 'A <a@example.com>, B <b@example.com>',
    kept: 'A <a@example.com>, B <b@example.com',
  },
  {
    what: 'a link',
    field: email,
    pasted: 'mailto:asha@example.com?subject=A%20b',
    kept: 'asha@example.com',
  },
  {
    what: 'an encoded link',
    field: email,
    pasted: 'MAILTO:asha%2Bcv@example.com',
    kept: 'asha+cv@example.com',
  },
  {
    what: 'a link with a wrong escape',
    field: email,
    pasted: 'mailto:asha%@example.com',
    kept: 'asha%@example.com',
  },
  {
    what: 'the end of a sentence',
    field: email,
    pasted: 'asha@example.com.',
    kept: 'asha@example.com',
  },
  {what: 'quotation marks', field: email, pasted: '“asha@example.com”', kept: 'asha@example.com'},
  {what: 'single quotes', field: email, pasted: "'asha@example.com'", kept: 'asha@example.com'},
  {what: 'an apostrophe', field: email, pasted: "o'brien@example.com", kept: "o'brien@example.com"},
  {what: 'angle brackets', field: email, pasted: ' <asha@example.com> ', kept: 'asha@example.com'},
  {what: 'a question mark', field: email, pasted: 'a?b@example.com', kept: 'a?b@example.com'},
  {what: 'a wide space', field: name, pasted: '山田\u3000太郎', kept: '山田 太郎'},
  {what: 'a no-break space', field: name, pasted: 'José\u00a0Díaz', kept: 'José Díaz'},
  {what: 'letters and marks', field: name, pasted: 'Jose\u0301', kept: 'José'},
  {what: 'Sinhala with its joiner', field: name, pasted: 'ශ්\u200dරී', kept: 'ශ්\u200dරී'},
  {
    what: 'Persian with its non-joiner',
    field: name,
    pasted: 'می\u200cخواهم',
    kept: 'می\u200cخواهم',
  },
  {what: 'a Malayalam chillu', field: name, pasted: 'അവന്\u200d', kept: 'അവന്\u200d'},
  {
    what: 'joiners that join nothing',
    field: name,
    pasted: '\u200dAs\u200cha\u200d\u200d',
    kept: 'Asha',
  },
  {what: 'a joiner after a word', field: name, pasted: 'خواهم\u200c\u200c', kept: 'خواهم'},
  {what: 'soft hyphens', field: name, pasted: 'Maxi\u00admi\u00adli\u00adan', kept: 'Maximilian'},
  {what: 'nothing visible', field: name, pasted: '\u200b\u2060\ufeff', kept: ''},
  {what: 'a Hangul filler', field: name, pasted: '\u3164\u3164', kept: ''},
  {what: 'Braille blanks', field: line, pasted: '\u2800', kept: ''},
  {what: 'a line break of Word', field: line, pasted: 'Rao\u000band Sons', kept: 'Rao and Sons'},
  {what: 'every line break', field: line, pasted: 'a\r\nb\u2028c\u2029d\fe', kept: 'a b c d e'},
  {what: 'control characters', field: line, pasted: 'R\u0003a\0o\u007f', kept: 'Rao'},
  {
    what: 'quotes read as Latin-1',
    field: line,
    pasted: 'Asha\u0092s \u0093x\u0094 \u0081',
    kept: 'Asha’s “x”',
  },
  {what: 'the hyphen of Word', field: line, pasted: 'Anne\u001eMarie', kept: 'Anne-Marie'},
  {what: 'full-width letters', field: line, pasted: 'ＡＢＣ', kept: 'ＡＢＣ'},
  {what: 'line breaks of Word', field: lines, pasted: 'a\u000bb\r\nc\rd', kept: 'a\nb\nc\nd'},
  {what: 'tabs and wide spaces', field: lines, pasted: 'a\tb\u3000c', kept: 'a\tb\u3000c'},
  {what: 'half an emoji', field: lines, pasted: 'half \ud83d', kept: 'half \ufffd'},
  {
    what: 'an emoji of several',
    field: lines,
    pasted: '👩🏽\u200d💻 ❤️\u200d🔥',
    kept: '👩🏽\u200d💻 ❤️\u200d🔥',
  },
  {what: 'a flag', field: lines, pasted: '🏴󠁧󠁢󠁥󠁮󠁧󠁿', kept: '🏴󠁧󠁢󠁥󠁮󠁧󠁿'},
];

test.each(ROWS)('$what: $pasted becomes $kept', ({field, pasted, kept}) => {
  expect(normaliseText(field, pasted)).toBe(kept);
});

const CONTROLS = FORMS.flatMap(fieldsOf)
  .map(([, field]) => field)
  .filter((field): field is Control => field.control !== 'file');

test('a joiner that follows another mark once marks are in order is removed at once', () => {
  const [name] = CONTROLS.filter((field) => field.control === 'text');
  expect(name && normaliseText(name, '\u0e38\u0a3c\u200c')).toBe('\u0a3c\u0e38');
});

test('text that is normalised stays as it is, and every store accepts it', () => {
  const pasted = fc.string({
    unit: fc.oneof(
      fc.nat({max: 0x3000}).map((code) => String.fromCodePoint(code)),
      fc.constantFrom('\u200c', '\u200d', 'ර', 'ී', '👩', '\ud83d', '<', '>', '@', "'", 'mailto:'),
      fc.string({unit: 'binary', minLength: 1, maxLength: 1}),
    ),
  });
  fc.assert(
    fc.property(pasted, fc.constantFrom(...CONTROLS), (text, field) => {
      const kept = normaliseText(field, text);
      expect(normaliseText(field, kept)).toBe(kept);
      expect(kept).not.toMatch(/\p{Cs}/u);
      const isMultiline = field.control === 'text' && field.lines !== undefined;
      expect(kept).not.toMatch(isMultiline ? /[^\P{Cc}\t\n]/u : /\p{Cc}/u);
    }),
    {numRuns: 2000},
  );
});

test('names of fields that a form does not have stay as they are', () => {
  expect(normalise(article, {other: ' x '})).toEqual({other: ' x '});
  expect(normalise(visit, {name: ' x '})).toEqual({name: 'x'});
});

test.each([
  {typed: 'asha@example.com', ascii: 'asha@example.com'},
  {typed: 'asha@bücher.example', ascii: 'asha@xn--bcher-kva.example'},
  {typed: 'asha@डाटामेल.भारत', ascii: 'asha@xn--c2bd4bq1db8d.xn--h2brj9c'},
  {typed: 'josé@example.com', ascii: undefined},
])('mail servers read $typed as $ascii', ({typed, ascii}) => {
  expect(asciiEmail(typed)).toBe(ascii);
});

/** Each took a time that grows with the square of its length. */
const SLOW_TEXTS = [
  `a${'.'.repeat(100_000)}a`,
  `a${'\u3000'.repeat(100_000)}a`,
  `a${'\u0301\u0316'.repeat(50_000)}`,
];

const entries = FORMS.flatMap((form) =>
  fieldsOf(form).flatMap(([key, field]) =>
    field.control === 'file' ? [] : [{form, key, field, what: `${form.name}.${key}`}],
  ),
);

test.each(entries)('far too long text of $what is not normalised, and refused', (entry) => {
  const {form, key, field} = entry;
  for (const text of SLOW_TEXTS) {
    expect(normaliseText(field, text)).toBe(text);
    const asked = form === article ? {resultsOnly: CHECKED} : {};
    expect(validate(form, {...asked, [key]: text})).toHaveProperty(key);
  }
});

/** Rules that involve several fields or files: files, whole forms, and results instead of documents. */
import {ANSWERS, article, visit} from '../example/forms.ts';
import {
  CHECKED,
  englishOf,
  fieldsOf,
  fileError,
  payloadOf,
  errorId,
  sentenceFor,
  splitError,
  validate,
  type FileFacts,
  type Files,
  type Sentences,
} from './index.ts';

test('errors name the rejected files', () => {
  const manuscript: FileFacts[] = [
    {name: 'a.pdf', size: 1, kind: 'program'},
    {name: 'b.pdf', size: 1, kind: 'pdf'},
    {name: 'c', size: 1, kind: 'heic'},
  ];
  const error = validate(article, ANSWERS.article, {manuscript}).manuscript ?? '';
  expect(error).toBe('manuscriptType:program/a.pdf/heic/c');
  expect(sentenceFor(error, (id) => englishOf(article)[id] ?? '')).toMatch(
    /^“a.pdf” is a program, “c” is a HEIC picture. Choose /,
  );
});

test('the language of the page joins the names of several files', () => {
  const manuscript: FileFacts[] = ['a, b.pdf', 'c$&.pdf', 'd.pdf'].map((name) => ({name, size: 0}));
  const error = validate(article, ANSWERS.article, {manuscript}).manuscript ?? '';
  const arabic: Sentences = {filePair: '{first}، {second}', [splitError(error).id]: '({files})'};
  expect(sentenceFor(error, (id) => arabic[id] ?? '')).toBe('(a, b.pdf، c$&.pdf، d.pdf)');
});

describe('File', () => {
  const file = {...article.fields.cover, optional: false};
  const size = file.maxBytes;
  test.each<[FileFacts[], string | undefined]>([
    [[], 'required'],
    [[{name: '', size: 0}], 'required'],
    [[{name: 'cv.pdf', size: 1}], undefined],
    [[{name: 'CV.PDF', size}], undefined],
    [[{name: 'cv.pdf', size: size + 1}], 'tooLarge'],
    [[{name: 'cv.pdf', size: 0}], 'empty'],
    [[{name: 'CV', size: 4096, isUnreadable: true}], 'unreadable'],
    [[{name: 'cv', size: 1, kind: 'pdf'}], undefined],
    [[{name: 'cv.exe', size: 1, kind: 'jpeg'}], undefined],
    [[{name: 'cv.pdf', size: 1, kind: 'program'}], 'type'],
    [[{name: 'cv.pdf', size: 1, kind: 'unknown'}], 'content'],
    ...['cv.exe', 'cv', '.pdf', 'cv.pdf.exe', 'cv.toString'].map((name): [FileFacts[], string] => [
      [{name, size: 1, kind: 'unknown'}],
      'type',
    ]),
    // Its content has not been read yet.
    [[{name: 'cv.exe', size: 1}], undefined],
    [
      [
        {name: 'a.pdf', size: 1},
        {name: 'b.pdf', size: 1},
      ],
      'tooMany',
    ],
  ])('%j gives %s', (files, kind) => {
    expect(fileError(file, files)).toBe(kind);
  });

  test('several files are accepted if the table allows them, up to their total size', () => {
    const several = {...file, maxBytes: 10, maxFiles: 2, maxTotalBytes: 15, optional: true};
    const files = (...sizes: number[]) => sizes.map((bytes) => ({name: 'a.pdf', size: bytes}));
    expect(fileError(several, [])).toBeUndefined();
    expect(fileError(several, files(10, 5))).toBeUndefined();
    expect(fileError(several, files(10, 6))).toBe('tooLargeTogether');
    expect(fileError(several, files(1, 1, 1))).toBe('tooMany');
    expect(fileError(several, files(1, 11))).toBe('tooLarge');
    expect(fileError(several, files(1, 0))).toBe('empty');
  });
});

test('A form reports each invalid field, in reading order', () => {
  const required = fieldsOf(visit)
    .filter(([, field]) => !field.optional)
    .map(([name, field]) => [name, errorId(name, field, 'required')]);
  expect(Object.entries(validate(visit, {}))).toEqual(required);
});

test('A valid form reports nothing', () => {
  const files = {manuscript: [{name: 'keels.pdf', size: 1}]};
  expect(validate(article, ANSWERS.article, files)).toEqual({});
});

test('an optional answer with one part needs the other; white space is not an answer', () => {
  const errors = (phoneNumber: string) =>
    validate(visit, {...ANSWERS.visit, countryCode: '', phoneNumber});
  expect(errors('98765432')).toEqual({countryCode: 'countryCodeRequired'});
  expect(errors('  ')).toEqual({});
});

describe('Results instead of documents', () => {
  const files = {manuscript: [{name: 'a.pdf', size: 1}]};
  const errors = (values: object, sent = {}) => {
    const all = validate(article, {...ANSWERS.article, results: '', ...values}, sent);
    return Object.entries(all).map(([field, id]) => `${field}: ${String(id)}`);
  };

  test('either documents or results are required', () => {
    expect(errors({})).toEqual(['manuscript: manuscriptRequired']);
    expect(errors({}, files)).toEqual([]);
    expect(errors({resultsOnly: CHECKED})).toEqual(['results: resultsRequired']);
    expect(errors({resultsOnly: CHECKED, results: 'Two faults'})).toEqual([]);
    const long = 'a'.repeat(20_001);
    expect(errors({resultsOnly: CHECKED, results: long})).toEqual(['results: resultsTooLong']);
  });

  test('files sent with results are ignored', () => {
    const wrongFile: Files = {manuscript: [{name: 'a.exe', size: 1, kind: 'program'}]};
    for (const sent of [files, wrongFile]) {
      expect(errors({resultsOnly: CHECKED}, sent)).toEqual(['results: resultsRequired']);
    }
    expect(errors({resultsOnly: CHECKED, results: 'Two faults'}, wrongFile)).toEqual([]);
  });

  test('answers to hidden questions are not sent', () => {
    const answers = {...ANSWERS.article, results: 'Two faults'};
    expect(payloadOf(article, answers)).not.toHaveProperty('results');
    const only = payloadOf(article, {...answers, resultsOnly: CHECKED});
    expect(only).toMatchObject({resultsOnly: CHECKED, results: 'Two faults'});
  });
});

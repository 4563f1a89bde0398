import {openStore} from '../../src/server/store/open';
import {ALPHABET, newReference, readReference} from '../../src/server/store/reference';
import {forms} from './setup/command';
import {save} from './setup/filled-store';
import {
  APPLICATION,
  BROWSER,
  ENQUIRY,
  ENQUIRY_PARTS,
  KEY,
  RESUME,
  apply,
  postForm,
  postJson,
} from './setup/forms';
import {serverForAll} from './setup/server';
import {DATABASES} from './setup/stores';

const REFERENCE = new RegExp(`^[${ALPHABET}]{4}-[${ALPHABET}]{4}$`);

test('a reference is short, and made of letters that look like no others', () => {
  for (let time = 0; time < 500; time++) expect(newReference()).toMatch(REFERENCE);
  expect(ALPHABET).not.toMatch(/[01258BILOSUZ]/);
  expect(new Set(ALPHABET).size).toBe(ALPHABET.length);
});

test('a reference is read in any case, with or without its hyphen', () => {
  for (const typed of ['KM4P-7XQ9', 'km4p7xq9', ' KM4P 7XQ9 ']) {
    expect(readReference(typed)).toBe('KM4P-7XQ9');
  }
  for (const typed of ['', 'KM4P', 'KM4P-7XQ0', 'KM4P-7XQ99', 'id-1']) {
    expect(readReference(typed)).toBeUndefined();
  }
});

describe.each(DATABASES)('in %s', (_name, makePlace) => {
  test('a submission has one of its own, the same however often it arrives', async () => {
    const place = await makePlace();
    const store = await openStore(place.location);
    const first = await store.save({form: 'contact', fields: ENQUIRY, idempotencyKey: KEY});
    const again = await store.save({form: 'contact', fields: ENQUIRY, idempotencyKey: KEY});
    const other = await store.save({form: 'contact', fields: {...ENQUIRY, name: 'B'}});
    const duplicate = await store.save({form: 'contact', fields: {...ENQUIRY, name: 'B'}});
    const references = [first, again, other, duplicate].map((one) =>
      one.outcome === 'stored' ? one.reference : one.outcome,
    );
    expect(references[0]).toMatch(REFERENCE);
    expect(references[1]).toBe(references[0]);
    expect(references[2]).not.toBe(references[0]);
    expect(references[3]).toBe(references[2]);
    const [reference = ''] = references;
    expect((await store.find(reference.toLowerCase().replace('-', '')))?.reference).toBe(reference);
    expect((await store.erase({id: (await store.find(reference))?.id ?? ''})).ids).toHaveLength(1);
    expect(await store.counts()).toMatchObject({submissions: 1});
    await store.close();
    await place.remove();
  });
});

describe('the sender and the operator', () => {
  const server = serverForAll();

  const newest = async () => (await server.store.list({limit: 1}))[0]?.reference;

  test('a script is told it, the same again with the same key', async () => {
    const headers = {'idempotency-key': KEY};
    const [one, two] = [
      await postJson(server, ENQUIRY, {headers}),
      await postJson(server, ENQUIRY, {headers}),
    ];
    expect(JSON.parse(one.text)).toMatchObject({status: 'stored', reference: await newest()});
    expect(two.text).toBe(one.text);
  });

  test('a browser without JavaScript shows it below the message', async () => {
    const {text} = await postForm(server, {...ENQUIRY_PARTS, name: 'Without Script'});
    expect(text).toContain(await newest());
    const file = {name: 'cv.pdf', bytes: RESUME};
    const page = await apply(server, {...APPLICATION, name: 'Ravi K'}, file, BROWSER);
    expect(page.text).toContain(await newest());
  });

  test('show, file, retry and erase take it', async () => {
    const env = {DATA_DIR: server.dataDir};
    const files = [{field: 'file', name: 'cv.pdf', type: 'application/pdf', bytes: RESUME}];
    const id = await save(server.store, {form: 'careers', fields: APPLICATION, files});
    const reference = (await server.store.find(id))?.reference ?? '';
    const shown = await forms(['show', reference.toLowerCase()], env);
    expect(shown).toMatchObject({code: 0, out: expect.stringContaining(id)});
    expect(await forms(['retry', reference], env)).toMatchObject({code: 0});
    expect(await forms(['erase', reference, '--dry-run'], env)).toMatchObject({code: 0});
    expect(await forms(['erase', reference], env)).toMatchObject({
      code: 0,
      out: expect.stringContaining(id),
    });
    expect(await server.store.find(id)).toBeUndefined();
  });
});

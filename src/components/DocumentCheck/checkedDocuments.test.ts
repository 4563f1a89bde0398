import type {Report} from '@trendsoft/document-check';
import {createCheckedDocuments, type CheckedDocument} from './checkedDocuments';

const fileOf = (name: string, size = 1) =>
  new File(['x'.repeat(size)], name, {lastModified: 1_800_000_000_000});
const namesOf = (documents: readonly CheckedDocument[]) => documents.map(({file}) => file.name);

test('a file replaces one with the same name, unless both were chosen together', () => {
  const {all, add} = createCheckedDocuments();
  add({file: fileOf('a.pdf'), refused: 'empty'});
  add({file: fileOf('b.pdf'), refused: 'empty'});
  add({file: fileOf('a.pdf'), refused: 'password'});
  expect(all().map(({refused}) => refused)).toEqual(['empty', 'password']);
  add({file: fileOf('a.pdf', 2), refused: 'doctype'}, false);
  expect(namesOf(all())).toEqual(['b.pdf', 'a.pdf', 'a.pdf']);
});

test('a subscriber is called for each change, until it unsubscribes', () => {
  const {all, add, remove, subscribe} = createCheckedDocuments();
  const listener = jest.fn();
  const end = subscribe(listener);
  const document = add({file: fileOf('a.pdf'), refused: 'empty'});
  const before = all();
  expect(all()).toBe(before);
  remove(document);
  expect(listener).toHaveBeenCalledTimes(2);
  end();
  add(document);
  expect(listener).toHaveBeenCalledTimes(2);
});

test('a new version keeps the previous report, even after a refused version', () => {
  const {all, add} = createCheckedDocuments();
  const report = {} as Report;
  add({file: fileOf('a.pdf'), report});
  add({file: fileOf('a.pdf', 2), refused: 'damaged'});
  add({file: fileOf('a.pdf', 3), refused: 'empty'});
  expect(all().map(({earlier}) => earlier)).toEqual([report]);
  expect(all()[0]?.earlierFile?.size).toBe(1);
});

test('a file chosen as a new version replaces the previous one, whatever its name', () => {
  const {all, add} = createCheckedDocuments();
  const report = {} as Report;
  const before = add({file: fileOf('a.pdf'), report});
  const after = add({file: fileOf('a-tagged.pdf'), refused: 'empty'}, before);
  expect(namesOf(all())).toEqual(['a-tagged.pdf']);
  expect(after).toMatchObject({earlier: report, id: before.id});
});

import {act, fireEvent, renderHook, waitFor} from '@testing-library/react';
import type {FieldValues} from 'react-hook-form';
import {box} from '../../../tests/setup/forms';
import {inSite, render} from '../../../tests/setup/render';
import {CHECKED} from '@trendsoft/forms-service/validate';
import {careers, contact, quote} from '../../forms/tables';
import {ContactForm} from '../ContactForm';
import {createDrafts, useDraft} from './drafts';
import {usePreselection} from './preselection';

describe('a stored draft', () => {
  const drafts = createDrafts();

  test.each(['not JSON', '', '"text"', '{"texts":null,"keys":null}'])(
    'is ignored if it is invalid (%j)',
    (item) => {
      sessionStorage.setItem('draft-contact', item);
      render(<ContactForm />);
      expect(box('Name')).toHaveValue('');
    },
  );

  test('of release 1.0.0 consists of texts only', () => {
    sessionStorage.setItem('draft-contact', JSON.stringify({name: 'Asha Rao'}));
    expect(drafts.storedTexts(contact)).toEqual({name: 'Asha Rao'});
    expect(drafts.keysOf(contact)).toEqual(new Map());
  });

  test('without keys, or with other values than texts, has the texts', () => {
    const item = {texts: {name: 'Asha Rao', email: 5, companyName: null}};
    sessionStorage.setItem('draft-contact', JSON.stringify(item));
    expect(drafts.storedTexts(contact)).toEqual({name: 'Asha Rao'});
    expect(drafts.keysOf(contact)).toEqual(new Map());
  });

  test('has no answers to hidden questions, since ticking a box later would send them', () => {
    const texts = {message: 'By May, please', findings: 'The title is missing'};
    drafts.store(quote, {texts, keys: new Map()});
    expect(drafts.storedTexts(quote)).toEqual({message: 'By May, please'});
    const asked = {...texts, findingsOnly: CHECKED};
    drafts.store(quote, {texts: asked, keys: new Map()});
    expect(drafts.storedTexts(quote)).toEqual(asked);
  });

  test('is stored as it is typed, and deleted once everything is erased', async () => {
    render(<ContactForm />);
    fireEvent.input(box('Name'), {target: {value: 'Asha Rao'}});
    await waitFor(() => expect(createDrafts().storedTexts(contact)).toEqual({name: 'Asha Rao'}));
    fireEvent.input(box('Name'), {target: {value: ''}});
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
  });
});

/** Opens a form as a page load does: only what is in the store or the storage is left of an earlier one. */
function openForm(values: FieldValues = {}, drafts = createDrafts()) {
  const setValue = jest.fn();
  const fields = {getValues: (name?: string) => (name ? values[name] : values) as string, setValue};
  const form = careers;
  const use = () => {
    const methods = fields as unknown as Parameters<typeof useDraft>[1];
    return useDraft(form, methods, usePreselection(form, methods), drafts);
  };
  return {...renderHook(use, {wrapper: ({children}) => inSite(children)}), setValue};
}

const VALUES = {name: 'Asha Rao', file: [new File(['secret'], 'secret.pdf')]};

test('texts and key survive a reload together, and a file is not stored', () => {
  const first = openForm(VALUES);
  const key = first.result.current.assignKey(VALUES, 'content');
  expect(sessionStorage.getItem('draft-careers')).not.toContain('secret');
  const {result, setValue} = openForm();
  expect(setValue.mock.calls).toEqual([['name', 'Asha Rao']]);
  expect(result.current.assignKey({}, 'content')).toBe(key);
});

test('changed content has another key, and changed back the first one', () => {
  const {result} = openForm(VALUES);
  const [first, second, third] = ['a', 'b', 'a'].map((content) =>
    result.current.assignKey(VALUES, content),
  );
  expect(second).not.toBe(first);
  expect(third).toBe(first);
});

test('a key that the server has for other content is replaced', () => {
  const {result} = openForm(VALUES);
  const first = result.current.assignKey(VALUES, 'a');
  const second = result.current.assignKey(VALUES, 'a', true);
  expect(second).not.toBe(first);
  expect(result.current.assignKey(VALUES, 'a')).toBe(second);
});

test('once a draft was sent, nothing is left of it, and the same content has another key', () => {
  const {result} = openForm(VALUES);
  const key = result.current.assignKey(VALUES, 'a');
  act(() => result.current.deleteDraft());
  expect(sessionStorage).toHaveLength(0);
  expect(result.current.assignKey(VALUES, 'a')).not.toBe(key);
});

test('if a visitor returns while a form is being sent, the form still has the key', () => {
  const drafts = createDrafts();
  const left = openForm(VALUES, drafts);
  const key = left.result.current.assignKey(VALUES, 'a');
  left.unmount();
  const returned = openForm({}, drafts);
  act(() => left.result.current.deleteDraft());
  expect(returned.result.current.assignKey(VALUES, 'a')).toBe(key);
});

test('if a visitor returns before the content of a form is known, both visits send the same key', () => {
  const drafts = createDrafts();
  const left = openForm(VALUES, drafts);
  left.unmount();
  const returned = openForm({}, drafts);
  const key = left.result.current.assignKey(VALUES, 'a');
  act(() => left.result.current.deleteDraft());
  expect(returned.result.current.assignKey(VALUES, 'a')).toBe(key);
});

test('without storage, texts are in memory until the visitor comes back to that page', () => {
  const drafts = createDrafts();
  const texts = {name: 'Asha Rao'};
  drafts.storeVisit(careers, 'visit 1', texts);
  expect(drafts.textsOfVisit(careers, 'visit 1')).toEqual(texts);
  expect(drafts.textsOfVisit(careers, 'visit 2')).toBeUndefined();
  expect(drafts.textsOfVisit(contact, 'visit 1')).toBeUndefined();
  drafts.delete(careers, 'visit 1');
  expect(drafts.textsOfVisit(careers, 'visit 1')).toBeUndefined();
});

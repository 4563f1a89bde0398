/**
 * Drafts of forms: the texts that a visitor typed, together with the idempotency keys under which they were sent. Texts
 * are stored as they are typed, since no event is certain to precede the end of a page. If a response is lost, the key
 * has to survive as long as the text: with another key, a retry would be stored twice.
 */
import {useLocation} from '@docusaurus/router';
import {useEffect, useEffectEvent, useRef, type ChangeEvent} from 'react';
import type {FieldValues, UseFormReturn} from 'react-hook-form';
import {isAsked, type Form, type Values} from '@trendsoft/forms-service/validate';
import {randomKey} from '../../primitives/digest';
import {tryStorage} from '../../primitives/storage';
import {textsIn} from './fieldRules';
import type {usePreselection} from './preselection';

/**
 * A key for each content that was sent. Content that the visitor has changed gets a new one. All visits of a form share
 * the object: if a visitor leaves while the content is being determined and comes back, the form learns the key later.
 */
export type Keys = Map<string, string>;

/** Files are not part of a draft: a browser cannot choose them again. */
export interface Draft {
  texts: Values;
  keys: Keys;
}

interface StoredDraft {
  texts: Values;
  keys: Readonly<Record<string, string>>;
}

export type Drafts = ReturnType<typeof createDrafts>;

const itemOf = ({name}: Form) => `draft-${name}`;

/** Creates a store for the drafts of all forms. */
export function createDrafts() {
  /** Texts of pages that were left by a link, by form and visit. */
  const textsByVisit = new Map<string, Values>();
  /** Keys of the submissions that may still be under way, by form. */
  const keys = new Map<string, Keys>();
  const visitOf = ({name}: Form, visit: string) => `${name} ${visit}`;

  /** Returns what this tab has stored; undefined if there is nothing. */
  function stored(form: Form): StoredDraft | undefined {
    return tryStorage(() => parse(sessionStorage.getItem(itemOf(form))));
  }

  return {
    /** Returns the texts that this tab has stored; undefined if there are none. */
    storedTexts: (form: Form): Values | undefined => stored(form)?.texts,
    /**
     * Stores a draft until it is sent or the tab is closed, without the fields that are currently not asked for. A
     * draft without texts and keys is deleted. If storage is disabled or full, the draft is still in the form.
     */
    store(form: Form, draft: Draft): void {
      const asked = Object.entries(draft.texts).filter(
        ([field, text]) => text && isAsked(form, field, draft.texts),
      );
      if (asked.length === 0 && draft.keys.size === 0) {
        tryStorage(() => sessionStorage.removeItem(itemOf(form)));
        return;
      }
      const item: StoredDraft = {
        texts: Object.fromEntries(asked),
        keys: Object.fromEntries(draft.keys),
      };
      tryStorage(() => sessionStorage.setItem(itemOf(form), JSON.stringify(item)));
    },
    /** Returns the keys of a form's submissions, which other visits of the form may have. */
    keysOf(form: Form): Keys {
      const known = keys.get(form.name) ?? new Map(Object.entries(stored(form)?.keys ?? {}));
      keys.set(form.name, known);
      return known;
    },
    /** Returns what was typed on an earlier visit. @param visit key of the history entry, which Back restores */
    textsOfVisit(form: Form, visit: string): Values | undefined {
      return textsByVisit.get(visitOf(form, visit));
    },
    storeVisit(form: Form, visit: string, texts: Values): void {
      textsByVisit.set(visitOf(form, visit), texts);
    },
    /** Deletes a draft that was sent. A visit that has its keys keeps them. */
    delete(form: Form, visit: string): void {
      textsByVisit.delete(visitOf(form, visit));
      keys.delete(form.name);
      tryStorage(() => sessionStorage.removeItem(itemOf(form)));
    },
  };
}

/** Returns the texts in an object; undefined if it is none. */
function textsOf(found: unknown): Values | undefined {
  if (typeof found !== 'object' || found === null) return undefined;
  return Object.fromEntries(
    Object.entries(found).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}

/** Reads a stored draft, which can be of another release. Release 1.0.0 stored only the texts. */
function parse(item: string | null): StoredDraft | undefined {
  const found: unknown = JSON.parse(item ?? 'null');
  if (typeof found !== 'object' || found === null) return undefined;
  const {texts, keys} = found as Partial<Record<keyof StoredDraft, unknown>>;
  const draft = textsOf('keys' in found ? texts : (texts ?? found));
  return draft && {texts: draft, keys: (textsOf(keys) ?? {}) as StoredDraft['keys']};
}

const drafts = createDrafts();

type Fields = Pick<UseFormReturn, 'getValues' | 'setValue'>;

type Preselection = Pick<
  ReturnType<typeof usePreselection>,
  'search' | 'recordAnswers' | 'recordAnswer' | 'preselect' | 'answersOnly' | 'end'
>;

/**
 * Keeps the texts of a form while the visitor is on another page, and across a reload, until the server has stored them
 * or the tab is closed. Does not overwrite values that the browser has restored. Options that the address of the page
 * preselects are selected after the texts are restored, and are not stored.
 */
export function useDraft(
  form: Form,
  {getValues, setValue}: Fields,
  preselection: Preselection,
  store: Drafts = drafts,
) {
  const keys = useRef<Keys>(undefined);
  const visit = useLocation().key ?? '';

  function currentKeys(): Keys {
    keys.current ??= store.keysOf(form);
    return keys.current;
  }

  function storeTexts(values: FieldValues): void {
    store.store(form, {texts: preselection.answersOnly(textsIn(values)), keys: currentKeys()});
  }

  const restore = useEffectEvent(() => {
    currentKeys();
    const texts = store.storedTexts(form) ?? store.textsOfVisit(form, visit) ?? {};
    for (const [field, text] of Object.entries(texts)) {
      if (text && !getValues(field)) setValue(field, text);
    }
    preselection.recordAnswers(texts);
    // Those that were typed before hydration, too.
    storeTexts(getValues());
  });
  const leave = useEffectEvent(() =>
    store.storeVisit(form, visit, preselection.answersOnly(textsIn(getValues()))),
  );
  useEffect(() => {
    restore();
    return () => leave();
  }, []);
  // After the draft is restored, which wins.
  const preselect = useEffectEvent(() => preselection.preselect());
  useEffect(() => preselect(), [preselection.search]);

  /**
   * Assigns an idempotency key to a content, and stores the draft with it. It is called before the request, so that both
   * survive if the page is left, reloaded or killed before the response.
   * @param isNew whether the content needs a new key, because the server has the last one for another submission
   * @returns the key
   */
  function assignKey(values: FieldValues, content: string, isNew = false): string {
    const earlier = isNew ? undefined : currentKeys().get(content);
    const key = earlier ?? randomKey();
    currentKeys().set(content, key);
    storeTexts(values);
    return key;
  }

  /** Deletes the draft after it was sent. */
  function deleteDraft(): void {
    preselection.end();
    keys.current = undefined;
    store.delete(form, visit);
  }

  /** Stores the draft. The form's `onChange`, which runs after that of the field. */
  function onChange({target}: ChangeEvent<HTMLFormElement>): void {
    // React's type takes the form for the target.
    preselection.recordAnswer((target as Element as Partial<HTMLSelectElement>).name);
    storeTexts(getValues());
  }

  return {assignKey, deleteDraft, onChange};
}

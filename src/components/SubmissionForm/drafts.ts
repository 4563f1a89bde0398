/**
 * Drafts of forms: the texts that a visitor typed, together with the idempotency keys under which they were sent. If
 * a response is lost, the key has to survive as long as the text: with another key, a retry would be stored twice.
 */
import {useLocation} from '@docusaurus/router';
import {useEffect, useEffectEvent, useRef} from 'react';
import type {FieldValues, UseFormReturn} from 'react-hook-form';
import {isAsked, type Form, type Values} from '../../forms';
import {randomKey} from '../../primitives/digest';
import {tryStorage} from '../../primitives/storage';
import {textsIn} from './fieldRules';

/** A key for each content that was sent. Content that the visitor has changed gets a new one. */
export type Keys = Readonly<Record<string, string>>;

/** Files are not part of a draft: a browser cannot choose them again. */
export interface Draft {
  texts: Values;
  keys: Keys;
}

export type Drafts = ReturnType<typeof createDrafts>;

const itemOf = ({name}: Form) => `draft-${name}`;

/** Creates a store for the drafts of all forms. */
export function createDrafts() {
  /** Drafts of pages that were left by a link, by form and visit. */
  const left = new Map<string, Draft>();
  const keyOf = ({name}: Form, visit: string) => `${name} ${visit}`;

  return {
    /** Returns the draft that this tab has stored; undefined if there is none. */
    stored(form: Form): Draft | undefined {
      return tryStorage(() => parse(sessionStorage.getItem(itemOf(form))));
    },
    /**
     * Stores a draft until it is sent or the tab is closed, without the fields that are currently not asked for. If
     * storage is disabled or full, the draft is still in the form.
     */
    store(form: Form, {texts, keys}: Draft): void {
      const asked = Object.entries(texts).filter(([field]) => isAsked(form, field, texts));
      const draft: Draft = {texts: Object.fromEntries(asked), keys};
      tryStorage(() => sessionStorage.setItem(itemOf(form), JSON.stringify(draft)));
    },
    /** Returns what was typed on an earlier visit. @param visit key of the history entry, which Back restores */
    left(form: Form, visit: string): Draft | undefined {
      return left.get(keyOf(form, visit));
    },
    leave(form: Form, visit: string, draft: Draft): void {
      left.set(keyOf(form, visit), draft);
    },
    delete(form: Form, visit: string): void {
      left.delete(keyOf(form, visit));
      tryStorage(() => sessionStorage.removeItem(itemOf(form)));
    },
  };
}

/** Reads a stored draft. Release 1.0.0 stored only the texts. */
function parse(item: string | null): Draft | undefined {
  const found = JSON.parse(item ?? 'null') as Draft | Values | null;
  if (!found) return undefined;
  return typeof found['texts'] === 'object' ? (found as Draft) : {texts: found as Values, keys: {}};
}

const drafts = createDrafts();

type Fields = Pick<UseFormReturn, 'getValues' | 'setValue'>;

/**
 * Keeps a form's content while the visitor is on another page of the site and, once it has been sent, across a
 * reload, until the server has stored it. Does not overwrite values that the browser has restored.
 */
export function useDraft(form: Form, {getValues, setValue}: Fields, store: Drafts = drafts) {
  const isStored = useRef(false);
  const keys = useRef<Keys>({});
  const visit = useLocation().key ?? '';

  const draftOf = (values: FieldValues): Draft => ({texts: textsIn(values), keys: keys.current});

  const restore = useEffectEvent(() => {
    const stored = store.stored(form);
    const draft = stored ?? store.left(form, visit);
    if (!draft) return;
    isStored.current = stored !== undefined;
    keys.current = draft.keys;
    for (const [field, text] of Object.entries(draft.texts)) {
      if (text && !getValues(field)) setValue(field, text);
    }
  });
  const leave = useEffectEvent(() => store.leave(form, visit, draftOf(getValues())));
  useEffect(() => {
    restore();
    return () => leave();
  }, []);

  /**
   * Stores the draft with the key of its content. It is called before the request, so that both survive if the page is
   * left, reloaded or killed before the response.
   * @param isNew whether the content needs a new key, because the server has the last one for another submission
   * @returns the key
   */
  function keepKey(values: FieldValues, content: string, isNew = false): string {
    const earlier = isNew ? undefined : keys.current[content];
    const key = earlier ?? randomKey();
    keys.current = {...keys.current, [content]: key};
    isStored.current = true;
    store.store(form, draftOf(values));
    return key;
  }

  /** Deletes the draft after it was sent. */
  function drop(): void {
    isStored.current = false;
    keys.current = {};
    store.delete(form, visit);
  }

  function onInput(): void {
    // The field's own handler, which runs after this one, sets the new value.
    queueMicrotask(() => {
      if (isStored.current) store.store(form, draftOf(getValues()));
    });
  }

  return {keepKey, drop, onInput};
}

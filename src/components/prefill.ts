import {startTransition, useEffect, useEffectEvent, useState} from 'react';
import {chooseFiles} from '@trendsoft/docusaurus-late-hydration/fields';
import type {Form} from '@trendsoft/forms-service/validate';
import type {FormName} from '../forms/tables';

/** Values for fields of a form, from another part of its page. Other fields are not changed. */
export interface Prefill {
  /** One line about the values, shown above the fields. */
  summary?: string;
  texts?: Readonly<Record<string, string>>;
  files?: Readonly<Record<string, readonly File[]>>;
}

const waiting = new Map<string, Prefill>();
const listeners = new Map<string, () => void>();

/**
 * Fills in a form, for example with the documents and results of the document check. Sends nothing.
 * If the form is not mounted yet, it is filled in when it mounts.
 */
export function prefill(form: FormName, values: Prefill): void {
  waiting.set(form, values);
  listeners.get(form)?.();
}

/** Puts values from `prefill` into the fields of a form, and returns their summary. */
export function usePrefill({name}: Form, fill: (field: string, text: string) => void) {
  const [summary, setSummary] = useState<string>();
  const take = useEffectEvent(() => {
    const given = waiting.get(name);
    if (!given) return;
    waiting.delete(name);
    const {texts = {}, files = {}} = given;
    setSummary(given.summary);
    for (const [field, text] of Object.entries(texts)) fill(field, text);
    for (const [field, chosen] of Object.entries(files)) choose(`${name}-${field}`, chosen);
  });
  useEffect(() => {
    listeners.set(name, () => take());
    startTransition(() => take());
    return () => void listeners.delete(name);
  }, [name]);
  return summary;
}

/**
 * Adds the files as if the visitor had chosen them: the field validates them and shows their names. The field keeps
 * those that it has; only an earlier version of the same name is replaced.
 */
function choose(id: string, files: readonly File[]) {
  const input = document.getElementById(id);
  if (!(input instanceof HTMLInputElement)) return;
  const names = files.map(({name}) => name);
  const kept = [...(input.files ?? [])].filter(({name}) => !names.includes(name));
  const list = new DataTransfer();
  for (const file of [...kept, ...files]) list.items.add(file);
  chooseFiles(input, list.files);
}

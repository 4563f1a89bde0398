import {startTransition, useEffect, useEffectEvent, useState} from 'react';
import type {Form} from '../forms';
import type {FormName} from '../forms/tables';

/** Answers that another part of the page has for a form, by field; the others stay as they are. */
export interface HandedOver {
  /** What they are about, in a line, to be shown above the fields. */
  summary?: string;
  texts?: Readonly<Record<string, string>>;
  files?: Readonly<Record<string, readonly File[]>>;
}

const waiting = new Map<string, HandedOver>();
const takers = new Map<string, () => void>();

/**
 * Gives a form answers, such as the documents that were checked above it and what was found in them.
 * Nothing is sent. A form that is not there yet takes them when it comes; the last ones count.
 */
export function handOver(form: FormName, answers: HandedOver): void {
  waiting.set(form, answers);
  takers.get(form)?.();
}

/** Puts what is handed over into the fields of a form, and returns its summary. */
export function useHandedOver({name}: Form, fill: (field: string, text: string) => void) {
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
    takers.set(name, () => take());
    startTransition(() => take());
    return () => void takers.delete(name);
  }, [name]);
  return summary;
}

/** Sets the files as if they had been chosen there: the field is checked, and shows their names. */
function choose(id: string, files: readonly File[]) {
  const input = document.getElementById(id);
  if (!(input instanceof HTMLInputElement)) return;
  const list = new DataTransfer();
  for (const file of files) list.items.add(file);
  input.files = list.files;
  input.dispatchEvent(new Event('change', {bubbles: true}));
}

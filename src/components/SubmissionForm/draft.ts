/**
 * What somebody typed into a form that could not be sent: kept for this tab until it is sent or the tab
 * is closed, and nowhere else. A file is not kept.
 */

const keyOf = (form: string) => `draft-${form}`;

/** Keeps the texts among a form's values. */
export function keepDraft(form: string, values: Readonly<Record<string, unknown>>): void {
  const texts = Object.entries(values).filter(([, value]) => typeof value === 'string');
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify(Object.fromEntries(texts)));
  } catch {
    // Storage is switched off or full; what was typed is still in the form.
  }
}

/** Field → text of what was kept; undefined when nothing was. */
export function recallDraft(form: string): Record<string, string> | undefined {
  try {
    const kept = sessionStorage.getItem(keyOf(form));
    return kept === null ? undefined : (JSON.parse(kept) as Record<string, string>);
  } catch {
    return undefined;
  }
}

/** Forgets it. */
export function dropDraft(form: string): void {
  try {
    sessionStorage.removeItem(keyOf(form));
  } catch {
    // Nothing was kept either.
  }
}

/**
 * Tells whether a visitor is composing a character or word with an input method. The page must not be hydrated
 * meanwhile: if React replaces the field, the input method loses what is being composed.
 */
const root = document.documentElement;

/** Records in the attribute `data-composing` when a composition starts and ends, for the bundle that loads later. */
export function recordCompositions(): void {
  addEventListener(
    'compositionstart',
    () => {
      root.dataset['composing'] = '';
    },
    true,
  );
  addEventListener('compositionend', () => delete root.dataset['composing'], true);
}

/** Resolves when no composition is in progress. */
export async function compositionEnd(): Promise<void> {
  if (root.dataset['composing'] === undefined) return;
  await new Promise((resolve) => {
    addEventListener('compositionend', resolve, {capture: true, once: true});
    // If the field is removed, some browsers fire no `compositionend`.
    addEventListener('focusin', resolve, {capture: true, once: true});
  });
  delete root.dataset['composing'];
}

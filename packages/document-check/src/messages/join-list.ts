import type {Translator} from './plurals.ts';

/**
 * Returns items as one text with the separators of the language: `Page 2, picture`. `Intl.ListFormat` would add “and”.
 * @param items in their order; empty ones are left out
 */
export function joinList(t: Translator, items: readonly (string | number | undefined)[]): string {
  const [first = '', ...others] = items.filter(Boolean).map(String);
  return others.reduce((before, second) => t('list.pair', {first: before, second}), first);
}

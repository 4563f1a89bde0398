import {distance} from 'fastest-levenshtein';

/** Returns the name most similar to `word`; undefined if none is similar. */
export function closestMatch(word: string, names: readonly string[]): string | undefined {
  const distances = names.map(
    (name) => [distance(word.toLowerCase(), name.toLowerCase()), name] as const,
  );
  const [closest] = distances.sort(([a], [b]) => a - b);
  if (!closest) return undefined;
  const [edits, name] = closest;
  // At most two letters, or a third of them, may differ.
  return edits <= Math.max(2, Math.floor(name.length / 3)) ? name : undefined;
}

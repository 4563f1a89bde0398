/** Finds the name that was probably meant. */

/** @returns the nearest of `names`, undefined when none is near. */
export function nearest(word: string, names: readonly string[]): string | undefined {
  const distances = names.map(
    (name) => [distance(word.toLowerCase(), name.toLowerCase()), name] as const,
  );
  const [closest] = distances.sort(([a], [b]) => a - b);
  if (!closest) return undefined;
  const [edits, name] = closest;
  // Two letters, or a third of them, may be wrong; more than that is another word.
  return edits <= Math.max(2, Math.floor(name.length / 3)) ? name : undefined;
}

/** Levenshtein's: letters to add, drop or change. */
function distance(a: string, b: string): number {
  let row = Array.from({length: b.length + 1}, (_, index) => index);
  for (let i = 0; i < a.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++) {
      const change = (row[j] ?? 0) + (a[i] === b[j] ? 0 : 1);
      next.push(Math.min(change, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

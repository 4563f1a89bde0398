/** Something of the one list with its counterpart in the other, or alone. */
export interface Counterparts<Item> {
  left?: Item;
  right?: Item;
}

/**
 * Pairs two lists in order, so that the sum of scores is highest.
 * @param score of a pair; 0 when the two cannot be one
 * @returns everything of both lists, in order
 */
export function pairUp<Item>(
  left: readonly Item[],
  right: readonly Item[],
  score: (left: Item, right: Item) => number,
): Counterparts<Item>[] {
  const scores = left.map((a) => right.map((b) => score(a, b)));
  // best[i][j]: of what comes from i and j on.
  const best = Array.from({length: left.length + 1}, () =>
    Array.from({length: right.length + 1}, () => 0),
  );
  const at = (i: number, j: number) => best[i]?.[j] ?? 0;
  const paired = (i: number, j: number) => {
    const own = scores[i]?.[j] ?? 0;
    return own > 0 ? own + at(i + 1, j + 1) : 0;
  };
  for (let i = left.length - 1; i >= 0; i--) {
    for (let j = right.length - 1; j >= 0; j--) {
      const row = best[i];
      if (row) row[j] = Math.max(paired(i, j), at(i + 1, j), at(i, j + 1));
    }
  }
  const found: Counterparts<Item>[] = [];
  let [i, j] = [0, 0];
  while (i < left.length || j < right.length) {
    const [a, b] = [left[i], right[j]];
    if (a !== undefined && b !== undefined && paired(i, j) > 0 && at(i, j) === paired(i, j)) {
      found.push({left: a, right: b});
      i++;
      j++;
    } else if (a !== undefined && (b === undefined || at(i, j) === at(i + 1, j))) {
      found.push({left: a});
      i++;
    } else if (b !== undefined) {
      found.push({right: b});
      j++;
    }
  }
  return found;
}

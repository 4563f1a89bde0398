/** Splits long lists, since a database binds no more than 32,766 (SQLite) or 65,535 (PostgreSQL) values. */
const SIZE = 500;

/** Returns the items in lists of at most 500. */
export function batchesOf<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / SIZE);
  return Array.from({length: count}, (_, index) => items.slice(index * SIZE, (index + 1) * SIZE));
}

/**
 * `from` without as many equal ones as `others` has, in its order.
 * @param keyOf what two equal ones share
 */
export function without<Item>(
  from: readonly Item[],
  others: readonly Item[],
  keyOf: (item: Item) => unknown = (item) => item,
): Item[] {
  const rest = others.map(keyOf);
  return from.filter((item) => {
    const index = rest.indexOf(keyOf(item));
    if (index >= 0) rest.splice(index, 1);
    return index < 0;
  });
}

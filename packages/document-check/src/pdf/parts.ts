/** Code that few files need. What needs it is read again from its beginning, once it has been fetched. */

const FETCHES = {
  repair: () => import('./repair.ts'),
  filters: () => import('./filters/older.ts'),
  predictor: () => import('./filters/predictor.ts'),
  names: () => import('./fonts/names.ts'),
  cmaps: () => import('./fonts/predefined.ts'),
};

type PartName = keyof typeof FETCHES;
type Parts = {[Name in PartName]: Awaited<ReturnType<(typeof FETCHES)[Name]>>};

const parts: Partial<Parts> = {};

/** Code is needed that has not been fetched. */
export class MissingPartError extends Error {
  constructor(readonly part: PartName) {
    super(`Not fetched: ${part}`);
  }
}

/** Returns a part that was fetched. @throws MissingPartError before that */
export function part<Name extends PartName>(name: Name): Parts[Name] {
  const fetched = parts[name];
  if (!fetched) throw new MissingPartError(name);
  return fetched;
}

export async function fetchPart(name: PartName): Promise<void> {
  Object.assign(parts, {[name]: await FETCHES[name]()});
}

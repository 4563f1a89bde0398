/** Returns the result of `access`; undefined if it throws, as storage does if it is disabled or full. */
export function tryStorage<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

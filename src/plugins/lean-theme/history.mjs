/** The history package without addresses behind a `#`, which this site does not use. */
export {
  createBrowserHistory,
  createLocation,
  createMemoryHistory,
  createPath,
  locationsAreEqual,
  parsePath,
} from 'history/esm/history.js';

export function createHashHistory() {
  throw new Error('This site is not built with the hash router; see src/plugins/lean-theme.');
}

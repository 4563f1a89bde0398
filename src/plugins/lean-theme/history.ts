/** The history package without the kinds that this site does not keep: in memory, and behind a `#`. */
export {
  createBrowserHistory,
  createLocation,
  createPath,
  locationsAreEqual,
  parsePath,
} from 'history/esm/history.js';

export const createHashHistory = undefined;
export const createMemoryHistory = undefined;

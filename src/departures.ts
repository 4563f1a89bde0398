import {SettingError} from './forms/settings';

/**
 * Every place where this site replaces or reaches into internals of Docusaurus, Rspack or React. Each can be switched
 * off, so that an update is never blocked by one: `STOCK=1 npm run build` builds without all of them,
 * `STOCK=lean-theme` without this one, and without what needs it.
 *
 * `saves` is what a first visit to the home page weighs more without it, in bytes of Brotli, all else as it is
 * (3.10.2, November 2026): first what comes before anybody touches the page, then what a touch fetches. Late scripts
 * move what they save to the touch. Page chunks save it for 32 pages, and again for each 32 more. Class names save less
 * than 3 % and stay for the audit too: it finds a defect's component, and what a person has judged before, by them.
 */
export interface Departure {
  saves: {view: number; waking: number} | string;
  reliesOn: string;
  /** Another of them, without which this one is left out as well. */
  needs?: string;
  /** The tests that say what broke, besides the build itself. */
  tests: readonly string[];
}

export const DEPARTURES = {
  'build-cache': {
    saves:
      'a stale page: Rspack alone serves from its cache what a plugin or a setting has changed since',
    reliesOn:
      'experiments.cache.version of Rspack, which Docusaurus sets; where it no longer does the build stops',
    tests: ['src/plugins/build-cache/build-cache.test.ts'],
  },
  'lean-theme': {
    saves: {view: 8_416, waking: 53_638},
    reliesOn:
      'paths of Infima, theme-classic and the core, and files in .docusaurus, named in src/plugins/lean-theme: a moved one stops the build; packages that the core and its router import, and what they ask of them',
    // The router of all pages compiles patterns of routes, and path-to-regexp is left out.
    needs: 'page-chunks',
    tests: [
      'src/plugins/lean-theme/lean-theme.test.ts',
      'src/plugins/lean-theme/replaced.test.ts',
      'src/plugins/lean-theme/react-helmet-async.test.tsx',
    ],
  },
  'class-names': {
    saves: {view: 771, waking: 495},
    reliesOn: 'the option localIdentName of Docusaurus’ style loaders; without it the build stops',
    tests: ['src/plugins/class-names/class-names.test.ts'],
  },
  'late-scripts': {
    saves: {view: 100_637, waking: 0},
    reliesOn:
      'the setting ssrTemplate with its variables, the core’s client entry as the only one, and its modules App and clientEntry',
    // ChunkAssetPlugin reaches into the runtime of each entry, and the boot script has none.
    needs: 'page-chunks',
    tests: [
      'src/plugins/late-scripts/late-scripts.test.ts',
      'src/theme/template.test.ts',
      'tests/e2e/payload.spec.ts',
    ],
  },
  'page-chunks': {
    saves: {view: 17, waking: 3_526},
    reliesOn:
      'routes, preload, docusaurus and browserContext of the core’s client; routes.js, routesChunkNames.json and registry.js in .docusaurus; the plugin ChunkAssetPlugin',
    tests: ['src/plugins/page-chunks/page-chunks.test.ts'],
  },
} as const satisfies Record<string, Departure>;

export type DepartureName = keyof typeof DEPARTURES;

/** The one that a departure cannot be without. */
export function needsOf(name: DepartureName): string | undefined {
  return (DEPARTURES[name] as Departure).needs;
}

/**
 * Which departures a build has.
 *
 * @param stock the setting STOCK: empty for all of them, `1` for none, else names of those to leave out, with what needs them
 * @throws SettingError for a name that is none of DEPARTURES
 */
export function departuresOf(stock = ''): ReadonlySet<DepartureName> {
  const all = Object.keys(DEPARTURES) as DepartureName[];
  if (stock === '1') return new Set();
  const off = stock.split(',').filter(Boolean);
  const unknown = off.filter((name) => !(name in DEPARTURES));
  if (unknown.length > 0) {
    throw new SettingError('STOCK', stock, `1, or some of ${all.join(', ')}`, 'lean-theme');
  }
  const left = (name: string) => !off.includes(name);
  return new Set(all.filter((name) => left(name) && left(needsOf(name) ?? name)));
}

/** What the modules of a route are; read from what Docusaurus generates for its own router. */
export interface PageModules {
  route: string;
  /** Module of the component that renders it. */
  component: string;
  /** Name of a prop → module that it gets. */
  modules: Record<string, string>;
}

/** Chunk name → module, from lines such as `"79813fae": [() => import(…), "@site/pages/About.mdx", …`. */
function modulesIn(registry: string): Map<string, string> {
  const entries = registry.matchAll(
    /^\s*"([^"]+)": \[\(\) => import\(.*?\), ("(?:[^"\\]|\\.)*"),/gm,
  );
  return new Map(
    [...entries].map(([, chunk = '', file = '']) => [chunk, JSON.parse(file) as string]),
  );
}

/**
 * Reads `routesChunkNames.json` and `registry.js`.
 * @throws Error when a route names a chunk that the registry does not have, as after a change of
 * Docusaurus' format.
 */
export function readRoutes(routesChunkNames: string, registry: string): PageModules[] {
  const files = modulesIn(registry);
  const fileOf = (route: string, chunk: unknown) => {
    const file = typeof chunk === 'string' && files.get(chunk);
    if (file) return file;
    throw new Error(
      `The route ${route} needs the chunk ${JSON.stringify(chunk)}, which .docusaurus/registry.js does not name. ` +
        'Has an update of Docusaurus changed its format? src/plugins/page-chunks reads it.',
    );
  };
  const routes = JSON.parse(routesChunkNames) as Record<string, Record<string, unknown>>;
  return Object.entries(routes).map(([key, {__comp, ...others}]) => {
    const route = key.replace(/-[^-]+$/, '');
    const modules = Object.entries(others)
      // Which plugin made the route: nothing here asks.
      .filter(([name]) => name !== '__context')
      .map(([name, chunk]) => [name, fileOf(route, chunk)]);
    return {
      route,
      component: fileOf(route, __comp),
      modules: Object.fromEntries(modules) as Record<string, string>,
    };
  });
}

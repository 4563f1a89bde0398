import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {PluginOptions} from '@docusaurus/plugin-sitemap';
import type {RouteConfig} from '@docusaurus/types';
import {importedParts} from '../../mdx/files';

type CreateSitemapItems = NonNullable<PluginOptions['createSitemapItems']>;

/** Marks the line with a commit's time in what git prints. */
const MARK = '\0';

function git(folder: string, ...args: string[]): string | undefined {
  try {
    const options = {cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 28} as const;
    return execFileSync('git', args, {...options, stdio: ['ignore', 'pipe', 'ignore']});
  } catch {
    return undefined;
  }
}

/**
 * When each file was last committed: path below `folder` → ISO 8601. Empty without git or its history,
 * as in a tarball; and in a shallow clone, where git would give the clone's only commit for every file.
 */
export function lastCommits(folder: string): ReadonlyMap<string, string> {
  if (git(folder, 'rev-parse', '--is-shallow-repository')?.trim() !== 'false') return new Map();
  const printed = ['--format=%x00%cI', '--name-only', '--relative'];
  const log = git(folder, '-c', 'core.quotePath=off', 'log', ...printed);
  const times = new Map<string, string>();
  let time = '';
  for (const line of (log ?? '').split('\n')) {
    if (line.startsWith(MARK)) time = line.slice(MARK.length);
    // Newest first.
    else if (line !== '' && !times.has(line)) times.set(line, time);
  }
  return times;
}

/** The page's file and the partials that it shows. */
function sourcesOf(siteDir: string, file: string): string[] {
  const text = readFileSync(path.join(siteDir, file), 'utf8');
  return [file, ...importedParts(text).map((part) => `pages/${part}`)];
}

const withChildren = (route: RouteConfig): RouteConfig[] => [
  route,
  ...(route.routes ?? []).flatMap(withChildren),
];

/**
 * For the sitemap plugin: gives each page the time of the last commit to its words (`<lastmod>`), its
 * partials' included; none where that is not known, since a wrong time is worse than none.
 */
export function withLastChange(siteDir: string): CreateSitemapItems {
  return async ({defaultCreateSitemapItems, ...params}) => {
    const items = await defaultCreateSitemapItems(params);
    const times = lastCommits(siteDir);
    const files = new Map(
      params.routes
        .flatMap(withChildren)
        .map(({path: route, metadata}) => [
          params.siteConfig.url + route,
          metadata?.sourceFilePath,
        ]),
    );
    return items.map((item) => {
      const file = files.get(item.url);
      const found = (file ? sourcesOf(siteDir, file) : []).map((source) => times.get(source) ?? '');
      const newest = found.map((time) => Date.parse(time)).filter((time) => !Number.isNaN(time));
      return newest.length > 0
        ? {...item, lastmod: new Date(Math.max(...newest)).toISOString()}
        : item;
    });
  };
}

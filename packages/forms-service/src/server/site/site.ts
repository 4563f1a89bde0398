/**
 * The built site as a table of paths, created once at the start. Requests are looked up in this
 * table and never become a file path.
 */
import {existsSync} from 'node:fs';
import {readdir, readFile, stat} from 'node:fs/promises';
import {join, posix, sep} from 'node:path';
import {ETAGS_FILE, etagFor, type Etags} from '../../headers/index.ts';
import {withoutBasePath} from '../../forms/index.ts';
import {FORM_MESSAGES_FILE} from '../../forms/sentences.ts';
import type {Configuration} from '../configuration.ts';
import {readLanguages} from './languages.ts';

/** The file or redirect at a path of the site. */
export type SiteEntry = {file: string} | {redirect: string};

export type Site = Awaited<ReturnType<typeof loadSite>>;

export class MissingBuildError extends Error {}

const NOT_FOUND_PAGE = '404.html';

/**
 * Lists the build.
 * @param build how it is made
 * @param base path that addresses in `_redirects` begin with; requests come without it
 * @throws MissingBuildError if the folder contains no site
 */
export async function loadSite(
  {tables, build}: Pick<Configuration, 'tables' | 'build'>,
  root: string,
  base = '/',
) {
  if (!existsSync(join(root, 'index.html'))) {
    const how = build === undefined ? '' : ` Make one with: ${build}`;
    throw new MissingBuildError(`There is no built site in ${root}.${how}`);
  }
  const files = await listFiles(root);
  const pages = new Map<string, string>();
  const otherFiles = new Map<string, string>();
  for (const file of files) {
    if (isPage(file, files)) pages.set(pagePath(file), file);
    else if (isServed(file, files)) otherFiles.set(`/${file}`, file);
  }
  const etags = await etagsOf(root, [...pages.values(), ...otherFiles.values()]);
  const languages = await readLanguages(tables.sentences, root, files);
  const aliases = files.has('_redirects')
    ? parseRedirects(await readFile(join(root, '_redirects'), 'utf8'), base)
    : new Map<string, string>();

  const pathsInLowerCase = new Map(
    [...pages.keys(), ...aliases.keys()].map((path) => [path.toLowerCase(), path]),
  );
  /** Returns the file or redirect at a request's path (percent-encoded, without query). */
  const find = (encoded: string): SiteEntry | undefined => {
    const path = decode(encoded);
    if (path === undefined) return undefined;
    const bare = withoutTrailingSlash(path);
    const alias = aliases.get(bare);
    if (alias) return {redirect: alias};
    const file = pages.get(bare) ?? otherFiles.get(path);
    if (file) return {file};
    const page = path.replace(/(.)?\/index\.html$/, '$1').replace(/\.html$/, '') || '/';
    const correctPath = pathsInLowerCase.get(withoutTrailingSlash(page).toLowerCase());
    return correctPath === undefined
      ? undefined
      : {redirect: aliases.get(correctPath) ?? base + correctPath.slice(1)};
  };

  return {
    root,
    pages: pages.size,
    aliases: aliases.size,
    languages,
    /** Returns the file of the 404 page in the language of a path; undefined if there is none. */
    notFoundPage(path: string): string | undefined {
      const translated = posix.join(languages.of(path) ?? '', NOT_FOUND_PAGE);
      return [translated, NOT_FOUND_PAGE].find((file) => files.has(file));
    },
    find,
    /** Returns the ETag of a file: weak, since its compressed copies have the same. */
    etagOf: (file: string) => `W/"${etags.get(file) ?? ''}"`,
    /** Returns a page's HTML and its one path, however a request spells the path; undefined if there is none. */
    async readPage(spelling: string): Promise<{path: string; html: string} | undefined> {
      const path = withoutTrailingSlash(decode(spelling) ?? spelling);
      const file = pages.get(path);
      if (file === undefined) return undefined;
      const html = await readFile(join(root, file), 'utf8').catch(() => undefined);
      return html === undefined ? undefined : {path, html};
    },
  };
}

/** Returns the ETag of each file: from the build's list, or from its content if it is not listed or was changed since. */
async function etagsOf(root: string, files: readonly string[]): Promise<Map<string, string>> {
  const {listed, time} = await readEtags(root);
  const etags = new Map<string, string>();
  for (const file of files) {
    const path = join(root, file);
    const known = listed[file];
    const isCurrent = known !== undefined && (await stat(path)).mtimeMs <= time;
    etags.set(file, isCurrent ? known : etagFor(await readFile(path)));
  }
  return etags;
}

/** Returns the build's list of ETags, and when it was written, in milliseconds; an empty one if there is none. */
async function readEtags(root: string): Promise<{listed: Etags; time: number}> {
  const path = join(root, ETAGS_FILE);
  if (!existsSync(path)) return {listed: {}, time: 0};
  const listed = JSON.parse(await readFile(path, 'utf8')) as Etags;
  return {listed, time: (await stat(path)).mtimeMs};
}

async function listFiles(root: string): Promise<Set<string>> {
  const entries = await readdir(root, {recursive: true, withFileTypes: true});
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
      .map((file) => file.split(sep).join('/')),
  );
}

/** `visit.html` is the page `/visit`, unless there is `visit/index.html`. */
function isPage(file: string, files: ReadonlySet<string>): boolean {
  const name = posix.basename(file);
  if (name === 'index.html') return true;
  if (!name.endsWith('.html') || name === NOT_FOUND_PAGE || isHidden(file)) return false;
  return !files.has(file.replace(/\.html$/, '/index.html'));
}

function pagePath(file: string): string {
  return `/${file.replace(/(?:^|(?<=\/))index\.html$|\.html$/, '')}`.replace(/(.)\/$/, '$1');
}

/** Files with an underscore or a dot are for hosts and programs, not for visitors. */
function isHidden(file: string): boolean {
  if (file.startsWith('_')) return true;
  return file.split('/').some((part) => part.startsWith('.') && part !== '.well-known');
}

function isServed(file: string, files: ReadonlySet<string>): boolean {
  // Pages are served without .html.
  if (/\.html$/.test(file) || isHidden(file)) return false;
  if (posix.basename(file) === FORM_MESSAGES_FILE) return false;
  // A compressed copy is chosen by Accept-Encoding and has no URL of its own.
  return !(/\.(br|gz)$/.test(file) && files.has(file.replace(/\.(br|gz)$/, '')));
}

/**
 * Parses the build's `_redirects`, lines such as `/contact-us /TrendSoft/ContactUs 301`; `#` starts a comment.
 * @param base path of the site; aliases are returned without it, targets with it
 */
export function parseRedirects(text: string, base = '/'): ReadonlyMap<string, string> {
  const redirects = new Map<string, string>();
  for (const line of text.split(/\r?\n/)) {
    const [from, to] = (line.split('#')[0] ?? '').trim().split(/\s+/);
    // Paths only, so that a redirect can never lead to another host.
    if (!from?.startsWith('/') || !to || !/^\/(?![/\\])/.test(to)) continue;
    const alias = withoutBasePath(from, base);
    if (alias !== undefined) redirects.set(withoutTrailingSlash(alias), to);
  }
  return redirects;
}

/** `/About/` and `/About` are one page; `/` and `//` stay as they are. */
function withoutTrailingSlash(path: string): string {
  return path.endsWith('/') && path.length > 2 ? path.slice(0, -1) : path;
}

function decode(path: string): string | undefined {
  try {
    // decodeURI leaves %2F alone, so that an encoded slash is never a separator.
    return decodeURI(path);
  } catch {
    return undefined;
  }
}

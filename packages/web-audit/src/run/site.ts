/** Serves a folder of static files, and lists the pages of a site. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {load} from 'cheerio';
import sirv from 'sirv';
import type {AuditConfig} from '../config';
import {isAddress} from './load-config';
import {UsageError} from './usage-error';

/** A site that can be opened in a browser. */
export interface Site {
  origin: string;
  /** Paths of the pages to audit. */
  pages: readonly string[];
  /** Returns the HTML of a page, before any script changes it. */
  html: (page: string) => Promise<string>;
  close: () => Promise<void>;
}

/** @throws UsageError if the site does not exist, does not answer, or has no pages */
export async function openSite({site, pages}: AuditConfig): Promise<Site> {
  const opened = isAddress(site) ? remoteSite(site) : await serveFolder(site);
  const found = pages ?? (await opened.listPages());
  if (found.length === 0) {
    await opened.close();
    throw new UsageError(`${site} has no HTML files.`);
  }
  const {origin, close} = opened;
  return {origin, close, pages: found, html: (page) => textOf(origin + page)};
}

interface OpenedSite extends Pick<Site, 'origin' | 'close'> {
  listPages: () => Promise<string[]>;
}

function remoteSite(address: string): OpenedSite {
  const {origin, pathname} = new URL(address);
  return {
    origin,
    close: () => Promise.resolve(),
    listPages: async () => {
      const listed = await pagesOfSitemap(origin);
      return listed.length > 0 ? listed : [pathname];
    },
  };
}

/** Returns the paths in /sitemap.xml; empty if there is none. */
async function pagesOfSitemap(origin: string): Promise<string[]> {
  const answer = await fetch(`${origin}/sitemap.xml`);
  if (!answer.ok) return [];
  const $ = load(await answer.text(), {xml: true});
  const addresses = $('url > loc').map((_, loc) => $(loc).text().trim());
  return [...new Set(addresses.get().map((address) => new URL(address, origin).pathname))];
}

async function textOf(address: string): Promise<string> {
  const answer = await fetch(address);
  return answer.text();
}

/** Serves a folder on the loopback address, with its 404.html for unknown addresses. */
async function serveFolder(folder: string): Promise<OpenedSite> {
  if (!existsSync(folder)) throw new UsageError(`${folder} does not exist.`);
  const notFound = path.join(folder, '404.html');
  const body = existsSync(notFound) ? readFileSync(notFound) : 'Not found';
  const files = sirv(folder, {
    dev: true,
    onNoMatch: (_request, response) => {
      response.writeHead(404, {'Content-Type': 'text/html; charset=utf-8'}).end(body);
    },
  });
  const server = createServer((request, response) => files(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
    listPages: () => Promise.resolve(pagesInFolder(folder)),
  };
}

/** Returns the paths of all HTML files, the home page first: /about for about.html and about/index.html. */
export function pagesInFolder(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.split(path.sep).join('/')}`)
    .map((file) => (file === '/404.html' ? file : file.replace(/(index)?\.html$/, '')))
    .sort();
}

import {nearest} from '../../../src/nearest';
import type {Problem} from '../../../src/mdx/problem';
import {linksIn, type PageLink} from '../../../src/mdx/links';
import type {Page} from '../page';
import type {Site} from '../site';
import {foreignFault, type Fault} from './link-faults';
import type {Rule} from './rule';

function faultOf(address: string, {file}: Page, site: Site): Fault | undefined {
  if (/^(?:mailto|tel):\S+$/.test(address)) return undefined;
  const foreign = foreignFault(address, site);
  if (foreign) return foreign;
  if (/^https:\/\/\S+$/.test(address)) return undefined;
  if (/^http:/.test(address)) {
    return {
      message: `The link ${address} is not encrypted. Write https://`,
      put: address.replace('http:', 'https:'),
    };
  }
  const [, path = '', fragment] = /^([^#]*)(?:#(.*))?$/.exec(address) ?? [];
  if (path === '' && fragment !== undefined) return anchorFault(file, fragment, site);
  if (!path.startsWith('/')) {
    return {
      message: `The link "${address}" has no slash at its beginning. Write the whole address, e.g. /TrendSoft/ContactUs; a link to another site begins with https://`,
    };
  }
  const target = site.pages.get(path);
  if (target !== undefined) {
    return fragment === undefined ? undefined : anchorFault(target, fragment, site);
  }
  return site.isStatic(path) ? undefined : deadPage(path, address, site);
}

function deadPage(path: string, address: string, site: Site): Fault {
  const alias = site.aliases[path];
  if (alias) {
    return {
      message: `${path} is an old address, which leads on to ${alias}. Link there at once`,
      put: address.replace(path, alias),
    };
  }
  const routes = [...site.pages.keys()];
  const same = routes.find((route) => route.toLowerCase() === path.toLowerCase());
  if (same) {
    return {
      message: `There is no page ${path}. Capitals count in addresses: write ${same}`,
      put: address.replace(path, same),
    };
  }
  if (path.endsWith('/') || path.endsWith('.html') || path.endsWith('.mdx')) {
    const plain = path.replace(/(?:\/|\.html|\.mdx)$/, '');
    if (site.pages.has(plain)) {
      return {
        message: `Addresses here have no end such as "${path.slice(plain.length)}": write ${plain}`,
        put: address.replace(path, plain),
      };
    }
  }
  const near = nearest(path, routes);
  return {
    message: `The link leads to ${path}, which is no page.${near ? ` Did you mean ${near}?` : ''} Addresses are the files in pages/, without .mdx`,
  };
}

function anchorFault(target: string, id: string, site: Site): Fault | undefined {
  const ids = site.anchorsOf(target);
  // A page that cannot be read has its own error.
  if (ids === undefined || ids.includes(id)) return undefined;
  const near = nearest(id, ids);
  const known = ids.slice(0, 12).map((each) => `#${each}`);
  return {
    message: `The link leads to #${id}, but no heading of ${target} has this id. ${
      near
        ? `Did you mean #${near}?`
        : known.length > 0
          ? `Its ids: ${known.join(', ')}`
          : 'Give the heading an id, e.g. ## What we repair {#what-we-repair}'
    }`,
  };
}

function problemOf({address, line, column}: PageLink, {message, put}: Fault): Problem {
  const fix =
    put === undefined
      ? {}
      : put.startsWith('#') && !address.startsWith('#')
        ? {fix: {find: address, put: address.replace(/#.*$/, put)}}
        : {fix: {find: address, put}};
  return {line, column, message, ...fix};
}

export const links: Rule = {
  name: 'links',
  level: 'error',
  about: 'addresses and anchors of this site, capitals included',
  find(page, site) {
    const own = page.tree
      ? linksIn(page.tree).flatMap((link) => {
          // An address for words is told by its own rule.
          if (/^(?:https?:|www\.)/i.test(link.words ?? '')) return [];
          const fault = faultOf(link.address, page, site);
          return fault ? [problemOf(link, fault)] : [];
        })
      : [];
    const {canonical} = page.values;
    if (typeof canonical !== 'string' || !canonical.startsWith('/') || site.pages.has(canonical)) {
      return own;
    }
    const {message} = deadPage(canonical, canonical, site);
    return [...own, {line: page.keyLines['canonical'] ?? 1, message: `'canonical': ${message}`}];
  },
};

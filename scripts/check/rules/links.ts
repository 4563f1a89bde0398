import {linksIn} from '../../../src/mdx/links';
import {closestMatch} from '../../../src/text/closest-match';
import type {Page} from '../page';
import {queryFault} from '../preselection';
import type {Site} from '../site';
import {syntaxFault, type LinkMistake} from './link-syntax';
import type {RuleDiagnostic, Rule} from './rule';

function linkFault(
  address: string,
  {file}: Pick<Page, 'file'>,
  site: Site,
): LinkMistake | undefined {
  const syntax = syntaxFault(address);
  if (syntax) return syntax;
  if (/^(?:mailto:|tel:|https:\/\/)\S+$/.test(address)) return undefined;
  if (address.startsWith('http:')) {
    return {message: `${address} is not encrypted. Write https:// if the other site supports it`};
  }
  const [before = '', id] = address.split(/#(.*)/s);
  const [path = ''] = before.split('?');
  if (path === '' && id !== undefined) return anchorFault(file, id, site);
  const fault = pathFault(path, id, address, site);
  if (fault) return fault;
  const message = queryFault(address, site.preselection);
  return message === undefined ? undefined : {message};
}

/** @param path the address without its anchor @param id the anchor */
function pathFault(
  path: string,
  id: string | undefined,
  address: string,
  site: Site,
): LinkMistake | undefined {
  if (!path.startsWith('/')) {
    const message = `The link "${address}" does not begin with a slash. Example: /TrendSoft/ContactUs; a link to another site begins with https://`;
    return {message};
  }
  const target = site.pages.get(path);
  if (target === undefined) {
    return site.isStatic(path) ? undefined : missingPage(path, address, site);
  }
  return id === undefined ? undefined : anchorFault(target, id, site);
}

function missingPage(path: string, address: string, {pages, aliases}: Site): LinkMistake {
  if (/\.(?!html|mdx)\w{2,4}$/.test(path)) {
    const message = `The link leads to the file static${path}, which does not exist. Put the file there, or correct the address; capital letters matter`;
    return {message};
  }
  const routes = [...pages.keys()];
  const plain = path.replace(/(?:\/|\.html|\.mdx)$/, '');
  const right =
    aliases[path] ??
    routes.find((route) => route.toLowerCase() === path.toLowerCase()) ??
    (pages.has(plain) ? plain : undefined);
  if (right !== undefined) {
    const why = aliases[path] ? 'is an old address' : 'is not how the address is written';
    return {message: `${path} ${why}. Write ${right}`, replacement: address.replace(path, right)};
  }
  const near = closestMatch(path, routes);
  const message = `The link leads to ${path}, but pages${path}.mdx does not exist.${near ? ` Did you mean ${near}?` : ''} Correct the address, or remove the link`;
  return {message};
}

function anchorFault(target: string, id: string, site: Site): LinkMistake | undefined {
  const ids = site.anchorsOf(target);
  // A page that cannot be read has its own error.
  if (ids === undefined || ids.includes(id)) return undefined;
  const near = closestMatch(id, ids);
  const known = near ? `Did you mean #${near}?` : `Its ids: ${ids.slice(0, 12).join(', ')}`;
  return {message: `The link leads to #${id}, but no heading of ${target} has this id. ${known}`};
}

/** Checks addresses and anchors of this site, case-sensitively. */
export const links: Rule = {
  name: 'links',
  level: 'error',
  find(page, site) {
    const own = (page.tree ? linksIn(page.tree) : []).flatMap(
      ({address, line, column}): RuleDiagnostic[] => {
        const fault = linkFault(address, page, site);
        if (!fault) return [];
        const {message, replacement} = fault;
        const fix = replacement === undefined ? undefined : {find: address, replacement};
        return [{line, column, message, ...(fix && {fix})}];
      },
    );
    const {canonical} = page.values;
    if (typeof canonical !== 'string' || !canonical.startsWith('/')) return own;
    const fault = linkFault(canonical, page, site);
    if (!fault) return own;
    const line = page.keyLines['canonical'] ?? 1;
    return [...own, {line, message: `'canonical': ${fault.message}`}];
  },
};

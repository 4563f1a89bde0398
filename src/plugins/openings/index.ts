import path from 'node:path';
import type {Root, RootContent} from 'mdast';
import {isPartial, splitPagePath, routeOf} from '../../mdx/files';
import {isOpen, today} from './days';
import {isJob, readJobs, type Job} from './jobs';
import {
  addImports,
  attributeOf,
  blockOf,
  blocksNamed,
  isBlock,
  dataAttribute,
  textAttribute,
  type Block,
} from '../mdx-tree';

const MODULE = '@site/src/components/Openings';

const applies = (node: RootContent) =>
  isBlock(node, 'ButtonLink') && attributeOf(node, 'to')?.endsWith('#apply') === true;

/** Removes the matching nodes at any depth. */
function remove(parent: Root | Block, picks: (node: RootContent) => boolean): void {
  const remaining = parent.children.filter((node) => !picks(node));
  parent.children = remaining;
  for (const node of remaining) {
    if (isBlock(node)) remove(node, picks);
  }
}

/** Changes the page of a closed opening: it says so and lists other openings, instead of inviting applications. */
function close(tree: Root, job: Job, others: Job[]): void {
  remove(tree, (node) => applies(node) || isBlock(node, 'CallToAction'));
  const links = others.map(({route, title}) => ({to: route, title}));
  const notice = blockOf('ClosedOpening', [
    textAttribute('title', job.title),
    dataAttribute('others', links),
  ]);
  const tinted = [textAttribute('tone', 'tint'), textAttribute('layout', 'narrow')];
  const hero = tree.children.findIndex((node) => isBlock(node, 'Hero'));
  tree.children.splice(hero + 1, 0, blockOf('Section', tinted, [notice]));
  addImports(tree, {ClosedOpening: MODULE});
}

/**
 * Remark plugin: closes openings whose page has `closed: true`, or whose `validThrough` has passed. Removes the `<Opening>`
 * from lists and the option from the application form; the opening's page says that it is closed and links
 * to open ones. In every language, the dates come from `pages/`.
 *
 * @param pagesDir folder of the pages with the dates
 * @param day for which the site is built
 */
export default function openings(pagesDir = 'pages', day = today()) {
  return () =>
    (tree: Root, {path: file}: {path: string}): void => {
      // A page of the catalogue is below neither folder.
      const {folder = pagesDir, name = ''} = splitPagePath(file) ?? {};
      if (isPartial(name)) return;
      const forms = blocksNamed(tree, 'CareersForm');
      const listsJobs = forms.length + blocksNamed(tree, 'Opening').length > 0;
      if (!listsJobs && !(name && isJob(path.join(pagesDir, name)))) return;
      const jobs = readJobs(pagesDir, path.resolve(folder));
      const open = jobs.filter((job) => isOpen(job, day));
      const closed = jobs.filter((job) => !open.includes(job));
      const leadsNowhere = (node: RootContent) =>
        isBlock(node, 'Opening') && closed.some(({route}) => route === attributeOf(node, 'to'));
      remove(tree, leadsNowhere);
      const positions = open.map(({position, title}) => ({value: position, label: title}));
      for (const form of forms) form.attributes.push(dataAttribute('positions', positions));
      const own = closed.find(({route}) => route === routeOf(name));
      if (own) close(tree, own, open);
    };
}

import path from 'node:path';
import type {Root, RootContent} from 'mdast';
import POSITIONS from '../../forms/positions.json';
import {isPartial, placeOf, routeOf} from '../../mdx/files';
import {isOpen, today} from './days';
import {isJob, readJobs, type Job} from './jobs';
import {
  addImports,
  attributeOf,
  blocksNamed,
  isBlock,
  listAttribute,
  textAttribute,
  type Block,
} from './mdx';

const MODULE = '@site/src/components/Openings';

const applies = (node: RootContent) =>
  isBlock(node, 'ButtonLink') && attributeOf(node, 'to')?.endsWith('#apply') === true;

/** Removes what a test picks, however deep it stands. */
function remove(parent: Root | Block, picks: (node: RootContent) => boolean): void {
  const kept = parent.children.filter((node) => !picks(node));
  parent.children = kept;
  for (const node of kept) if (isBlock(node)) remove(node, picks);
}

/** The page of an opening that has ended: it says so, and where to go, instead of asking to apply. */
function close(tree: Root, job: Job, others: Job[]): void {
  remove(tree, (node) => applies(node) || isBlock(node, 'CallToAction'));
  const notice: Block = {
    type: 'mdxJsxFlowElement',
    name: 'ClosedOpening',
    attributes: [
      textAttribute('title', job.title),
      listAttribute(
        'others',
        others.map(({route, title}) => ({to: route, title})),
      ),
    ],
    children: [],
  };
  const hero = tree.children.findIndex((node) => isBlock(node, 'Hero'));
  const attributes = [textAttribute('tone', 'tint'), textAttribute('layout', 'narrow')];
  const children = [notice];
  tree.children.splice(hero + 1, 0, {
    type: 'mdxJsxFlowElement',
    name: 'Section',
    attributes,
    children,
  });
  addImports(tree, {ClosedOpening: MODULE});
}

/** What the application form offers, in the order of src/forms/positions.json. */
function positionsOf(open: Job[]) {
  return POSITIONS.flatMap((position) => {
    const job = open.find((candidate) => candidate.position === position);
    return job ? {value: position, label: job.title} : [];
  });
}

/**
 * @throws Error when an opening is none of the positions that the forms know: nobody could apply.
 */
function checkPositions(jobs: Job[]): void {
  const unknown = jobs.find(({position}) => !POSITIONS.includes(position));
  if (!unknown) return;
  throw new Error(
    `pages${unknown.route}.mdx: nobody can apply for '${unknown.position}', since the application form ` +
      'does not know that position. Add it to src/forms/positions.json, word for word ' +
      '(`npm run check -- --fix` does this for you).',
  );
}

/**
 * Remark plugin: takes an opening off the lists when its page says `closed`, or on the day after its `validThrough`. Its `<Opening>`
 * goes, the application form offers it no more, and its own page says that it is closed and links
 * to those that are open. The dates are those of `pages/`, in every language.
 *
 * @param pagesDir the pages that have the dates
 * @param day the day the site is built for
 */
export default function openings(pagesDir = 'pages', day = today()) {
  return () =>
    (tree: Root, {path: file}: {path: string}): void => {
      const place = placeOf(file);
      if (!place || isPartial(place.name)) return;
      const forms = blocksNamed(tree, 'CareersForm');
      const listed = forms.length > 0 || blocksNamed(tree, 'Opening').length > 0;
      if (!listed && !isJob(path.join(pagesDir, place.name))) return;
      const jobs = readJobs(pagesDir, path.resolve(place.folder));
      checkPositions(jobs);
      const open = jobs.filter((job) => isOpen(job, day));
      const closed = jobs.filter((job) => !open.includes(job));
      const leadsNowhere = (node: RootContent) =>
        isBlock(node, 'Opening') && closed.some(({route}) => route === attributeOf(node, 'to'));
      remove(tree, leadsNowhere);
      for (const form of forms) {
        form.attributes.push(listAttribute('positions', positionsOf(open)));
      }
      const own = closed.find(({route}) => route === routeOf(place.name));
      if (own) close(tree, own, open);
    };
}

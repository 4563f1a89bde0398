import {check, type Fault} from '../faults';
import {everyNode, faultOf, LANDMARKS, readTree, type TreeNode} from './tree';
import {CONTACT, inEachState} from '../visits';
import {at} from '../../plants';

/** Of these there is one. */
const SINGLE = ['banner', 'main', 'contentinfo'];

/** 1.3.1, 2.4.1: the parts that a sighted reader tells apart at a glance are landmarks. */
export const landmarks = check(
  {
    id: 'landmarks',
    title: 'All content is in landmarks, of which those of one kind have names of their own.',
    criteria: ['1.3.1', '2.4.1'],
    applies: inEachState,
    defects: [
      {
        name: 'A notice stands outside of all landmarks',
        visit: at('/DigitalAccessibility', 320),
        plant: {
          script: () =>
            document.body.insertAdjacentHTML('afterbegin', '<p>We are closed on Monday.</p>'),
        },
      },
      {
        name: 'The main part is no landmark while the form shows its errors',
        visit: at(CONTACT, 1280, {state: 'the contact form with every error'}),
        plant: {script: () => document.querySelector('main')?.setAttribute('role', 'group')},
      },
    ],
  },
  async (page) => {
    const tree = await readTree(page);
    const all = everyNode(tree);
    // A modal dialog makes the rest of the page inert, and is a place of its own.
    if (all.some(({role, states}) => role === 'dialog' && states['modal'])) return [];
    return [...single(all, tree), ...duplicates(all), ...outside(tree)];
  },
);

function single(all: TreeNode[], tree: TreeNode): Fault[] {
  return SINGLE.flatMap((role) => {
    const count = all.filter((node) => node.role === role).length;
    return count === 1
      ? []
      : [faultOf(tree, `The page has ${count} landmarks "${role}"; it should have one.`)];
  });
}

function duplicates(all: TreeNode[]): Fault[] {
  const met = new Set<string>();
  return all.flatMap((node) => {
    if (!LANDMARKS.has(node.role)) return [];
    const key = `${node.role} "${node.name}"`;
    if (met.has(key))
      return [faultOf(node, `Two landmarks are called ${key}: name each for what is in it.`)];
    met.add(key);
    return [];
  });
}

/** The skip link comes before everything, and is no content. */
const isSkipLink = ({element}: TreeNode) => element?.attributes['href'] === '#main';

function outside(node: TreeNode): Fault[] {
  if (LANDMARKS.has(node.role) || node.role === 'dialog' || isSkipLink(node)) return [];
  if (node.role === 'StaticText' && node.name.trim()) {
    return [
      faultOf(
        node,
        `"${node.name.slice(0, 60)}" stands in no landmark: who moves by landmarks never meets it.`,
      ),
    ];
  }
  return node.children.flatMap(outside);
}

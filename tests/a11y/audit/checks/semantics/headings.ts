import {check, type Fault} from '../faults';
import {everyNode, faultOf, readTree, type TreeNode} from './tree';
import {inEachState} from '../visits';
import {at} from '../../plants';

/** Words that name no topic (2.4.6: headings describe topic or purpose). */
const EMPTY_WORDS = /^(section|heading|title|untitled|more|info|content|text|page|misc|\d+)\W*$/i;

/** 1.3.1 and 2.4.6: the headings, by which two of three screen reader users move, are an outline. */
export const headings = check(
  {
    id: 'headings',
    title: 'One first heading, no level left out, and each says what follows.',
    criteria: ['1.3.1', '2.4.6'],
    applies: inEachState,
    defects: [
      {
        name: 'A heading is made two levels smaller',
        visit: at('/TrendSoft/oursolutions/WebAccess-DigitalAccessibility', 1280, {
          state: 'all questions open',
        }),
        plant: {
          script: () => document.querySelector('main h2')?.setAttribute('aria-level', '4'),
        },
      },
      {
        name: 'A second heading is of level 1',
        visit: at('/', 320),
        plant: {
          script: () => document.querySelector('main h2')?.setAttribute('aria-level', '1'),
        },
      },
      {
        name: 'A heading says "More"',
        visit: at('/TrendSoft/about-Us'),
        plant: {
          script: () => document.querySelector('main h2')?.replaceChildren('More'),
        },
      },
    ],
  },
  async (page) => {
    const nodes = everyNode(await readTree(page));
    // A modal dialog hides the page's headings for as long as it is open.
    if (nodes.some(({role, states}) => role === 'dialog' && states['modal'])) return [];
    const all = nodes.filter(({role}) => role === 'heading');
    return [...levels(all), ...topics(all)];
  },
);

const levelOf = ({states}: TreeNode) => Number(states['level']);

function levels(all: TreeNode[]): Fault[] {
  const [first, ...more] = all.filter((heading) => levelOf(heading) === 1);
  const skipped = all.filter(
    (heading, at) => at > 0 && levelOf(heading) > levelOf(all[at - 1] ?? heading) + 1,
  );
  return [
    ...(first
      ? []
      : [faultOf({...NOWHERE}, 'The page has no heading of level 1: give its topic one.')]),
    ...more.map((heading) =>
      faultOf(heading, 'A second heading of level 1: the page has one topic. Use level 2.'),
    ),
    ...skipped.map((heading) =>
      faultOf(
        heading,
        `A level is left out before "${heading.name}" (level ${levelOf(heading)}): who moves by headings looks for what is missing.`,
      ),
    ),
  ];
}

function topics(all: TreeNode[]): Fault[] {
  const path: string[] = [];
  const met = new Set<string>();
  return all.flatMap((heading) => {
    path.length = levelOf(heading) - 1;
    path[levelOf(heading) - 1] = heading.name;
    const place = path.join(' > ');
    if (EMPTY_WORDS.test(heading.name.trim()) || heading.name.trim() === '') {
      return [faultOf(heading, `The heading "${heading.name}" names no topic.`)];
    }
    if (met.has(place)) {
      return [
        faultOf(
          heading,
          `"${heading.name}" is a heading twice in the same place: tell them apart.`,
        ),
      ];
    }
    met.add(place);
    return [];
  });
}

const NOWHERE: TreeNode = {role: '', name: '', description: '', states: {}, children: []};

import {check, type Fault} from '../faults';
import {everyNode, faultOf, readTree, type TreeNode} from './tree';
import {inEachState} from '../visits';
import {at, say, set} from '../../plants';

/** Words that name no topic (2.4.6: headings describe topic or purpose). */
const EMPTY_WORDS = /^(section|heading|title|untitled|more|info|content|text|page|misc|\d+)\W*$/i;

/** 1.3.1 and 2.4.6: the headings, by which two of three screen reader users move, tell topics apart. */
export const headings = check(
  {
    id: 'headings',
    title: 'There is one first heading, and each heading says what follows.',
    criteria: ['1.3.1', '2.4.6'],
    applies: inEachState,
    defects: [
      {
        name: 'A second heading is of level 1',
        visit: at('/', 320),
        plant: set('main h2', {'aria-level': '1'}),
      },
      {
        name: 'A heading says "More"',
        visit: at('/TrendSoft/about-Us'),
        plant: say('main h2', 'More'),
      },
    ],
  },
  async (page) => {
    const nodes = everyNode(await readTree(page));
    // A modal dialog hides the page's headings for as long as it is open.
    if (nodes.some(({role, states}) => role === 'dialog' && states['modal'])) return [];
    const all = nodes.filter(({role}) => role === 'heading');
    return [...second(all), ...topics(all)];
  },
);

const levelOf = ({states}: TreeNode) => Number(states['level']);

/** That there is one, and no level is left out, engines see. */
function second(all: TreeNode[]): Fault[] {
  return all
    .filter((heading) => levelOf(heading) === 1)
    .slice(1)
    .map((heading) =>
      faultOf(heading, 'A second heading of level 1: the page has one topic. Use level 2.'),
    );
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

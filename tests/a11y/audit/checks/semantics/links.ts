import {check, type Fault} from '../faults';
import {everyNode, faultOf, readTree, type TreeNode} from './tree';
import {inEachState} from '../visits';
import {at, say} from '../../plants';

const SAYS_NOTHING =
  /^(click )?(here|this|link|more|read more|learn more|details|go|continue|download|view|see more|info)\W*$/i;
const ANNOUNCES_TAB = /\bnew (tab|window)\b/i;

/** 2.4.4: a link is understood in a list of links, as screen readers offer one. */
export const links = check(
  {
    id: 'link-purpose',
    title: 'Each link says where it leads; the same words lead to the same place.',
    criteria: ['2.4.4'],
    applies: inEachState,
    defects: [
      {
        name: 'A link says "here"',
        visit: at('/TrendSoft/oursolutions/Testing', 320),
        plant: say('main p a, main a', 'here'),
      },
      {
        name: 'Two links of the services panel have the same words',
        visit: at('/About', 1280, {state: 'the services panel on Cyber Security'}),
        plant: {
          script: () => {
            const [one, other] = document.querySelectorAll(
              'header [role=tabpanel]:not([hidden]) li a',
            );
            other?.replaceChildren(one?.textContent ?? '');
          },
        },
      },
      {
        name: 'The brochure opens in a new tab without a word',
        visit: at('/TrendSoft/oursolutions/CyberSecurity'),
        plant: {
          script: () => {
            for (const link of document.querySelectorAll('a[target=_blank]'))
              link.replaceChildren('Brochure');
          },
        },
      },
    ],
  },
  async (page) => {
    const all = everyNode(await readTree(page)).filter(({role}) => role === 'link');
    return [...all.flatMap(vague), ...ambiguous(all, page.url())];
  },
);

function vague(link: TreeNode): Fault[] {
  const name = link.name.trim();
  if (SAYS_NOTHING.test(name)) {
    return [faultOf(link, `"${name}" does not say where it leads. Name the page or the file.`)];
  }
  if (/^(https?:|www\.)/i.test(name)) {
    return [faultOf(link, `"${name}" is read letter by letter. Say in words what is there.`)];
  }
  if (link.element?.attributes['target'] === '_blank' && !ANNOUNCES_TAB.test(name)) {
    return [
      faultOf(
        link,
        `"${name}" opens a new tab without a word: the Back button then fails. Say so in the link.`,
      ),
    ];
  }
  return [];
}

function ambiguous(links: TreeNode[], base: string): Fault[] {
  const targets = new Map<string, string>();
  return links.flatMap((link) => {
    const name = link.name.trim().toLowerCase();
    const target = new URL(link.element?.attributes['href'] ?? '', base).href;
    const known = targets.get(name);
    targets.set(name, known ?? target);
    return known && known !== target
      ? [
          faultOf(
            link,
            `"${link.name.trim()}" leads to ${target} here, and to ${known} elsewhere on the page. Name them differently.`,
          ),
        ]
      : [];
  });
}

import {find, type Probe} from '../probe';
import {inEachState} from '../when';
import {at, say} from '../plants';

const SAYS_NOTHING =
  /^(click )?(here|this|link|more|read more|learn more|details|go|continue|download|view|see more|info)\W*$/i;
const ANNOUNCES_TAB = /\bnew (tab|window)\b/i;

/** 2.4.4: each link makes sense in a list of links, which screen readers offer. */
export const links: Probe = {
  id: 'link-purpose',
  title: 'Each link says where it leads; the same words lead to the same place',
  criteria: ['2.4.4'],
  applies: inEachState,
  planted: [
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
  run: (page) =>
    find(
      page,
      ({exposed, fault}, words) => {
        const [saysNothing, announcesTab] = words.map((pattern) => new RegExp(pattern, 'i'));
        const targets = new Map<string, string>();
        const nameOf = (link: HTMLElement) => {
          const texts = [...link.querySelectorAll('img[alt]')].map((image) =>
            image.getAttribute('alt'),
          );
          const name = link.ariaLabel ?? [link.textContent, ...texts].join(' ');
          return name.replace(/\s+/g, ' ').trim();
        };
        return [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
          .filter(exposed)
          .flatMap((link) => {
            const name = nameOf(link);
            const known = targets.get(name.toLowerCase()) ?? link.href;
            targets.set(name.toLowerCase(), known);
            if (saysNothing?.test(name)) {
              return [
                fault(link, `"${name}" does not say where it leads. Name the page or the file.`),
              ];
            }
            if (/^(https?:|www\.)/i.test(name)) {
              return [
                fault(link, `"${name}" is read letter by letter. Say in words what is there.`),
              ];
            }
            if (link.target === '_blank' && !announcesTab?.test(name)) {
              return [fault(link, `"${name}" opens a new tab without notice. Say so in the link.`)];
            }
            return known === link.href
              ? []
              : [
                  fault(
                    link,
                    `"${name}" leads to ${link.href} here and to ${known} elsewhere on the page. Name them differently.`,
                  ),
                ];
          });
      },
      [SAYS_NOTHING.source, ANNOUNCES_TAB.source],
    ),
};

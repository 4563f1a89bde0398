import {find, type Probe} from '../probe';
import {inEachState} from '../when';

const UNINFORMATIVE =
  /^(click )?(here|this|link|more|read more|learn more|details|go|continue|download|view|see more|info)\W*$/i;
const ANNOUNCES_TAB = /\bnew (tab|window)\b/i;

/** 2.4.4: a link makes sense in a screen reader's list of links. */
export const links: Probe = {
  id: 'link-purpose',
  title: 'Each link names its target, and links with the same text have the same target',
  criteria: ['2.4.4'],
  applies: inEachState,
  run: (page) =>
    find(
      page,
      ({exposed, fault}, words) => {
        const [uninformative, announcesTab] = words.map((pattern) => new RegExp(pattern, 'i'));
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
            if (uninformative?.test(name)) {
              return [
                fault(link, `"${name}" does not name its target. Name the page or the file.`),
              ];
            }
            if (/^(https?:|www\.)/i.test(name)) {
              return [
                fault(link, `"${name}" is read letter by letter. Describe the target in words.`),
              ];
            }
            if (link.target === '_blank' && !announcesTab?.test(name)) {
              return [fault(link, `"${name}" opens a new tab without notice. Say so in the text.`)];
            }
            return known === link.href
              ? []
              : [
                  fault(
                    link,
                    `"${name}" leads to ${link.href} here and to ${known} elsewhere on the page. Use different link texts.`,
                  ),
                ];
          });
      },
      [UNINFORMATIVE.source, ANNOUNCES_TAB.source],
    ),
};

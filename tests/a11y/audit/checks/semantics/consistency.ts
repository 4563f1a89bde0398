import type {SiteCheck} from '../../check';
import {linksOf, type PartLink} from './documents';
import {ofPage, signed, type Fault} from '../faults';
import {at} from '../../plants';

/** The parts that repeat on every page. */
const PARTS = ['header', 'body footer'];

/** 3.2.3: who learned the way once finds it again: what repeats comes in the same order. */
export const consistentNavigation: SiteCheck = {
  id: 'consistent-navigation',
  title: 'Header and footer have the same links in the same order on every page.',
  criteria: ['3.2.3'],
  run: (pages) =>
    signed(
      consistentNavigation,
      compared(
        pages,
        (links) => links.map(({target}) => target).join(' '),
        (route, first) =>
          `leads elsewhere, or in another order, than that of ${first}: see ${route}.`,
      ),
    ),
  defects: [
    {
      name: 'One page has the links of its footer in another order',
      visit: at('/DigitalAccessibility'),
      plant: {
        html: (html) =>
          html.replace(
            /(<li><a href="?\/TrendSoft\/about-Us"?>[^]*?)(<li><a href="?\/TrendSoft\/WhoWeServe"?>[^]*?)(?=<li>)/,
            '$2$1',
          ),
      },
    },
  ],
};

/** 3.2.4: what does the same is called the same. */
export const consistentIdentification: SiteCheck = {
  id: 'consistent-identification',
  title: 'In header and footer a link to the same place has the same name on every page.',
  criteria: ['3.2.4'],
  run: (pages) =>
    signed(
      consistentIdentification,
      compared(
        pages,
        (links) =>
          links
            .map(({name, target}) => `${target}=${name}`)
            .toSorted()
            .join(' | '),
        (route, first) => `calls something differently than that of ${first}: see ${route}.`,
      ),
    ),
  defects: [
    {
      name: 'One page calls the contact page something else',
      visit: at('/TrendSoft/WhoWeServe'),
      plant: {html: (html) => html.replaceAll('>Contact</a>', '>Write to us</a>')},
    },
  ],
};

/** Ways to a person: the contact form, an address, a telephone number. */
const HELP = /ContactUs|^mailto:|^tel:/;

/** 3.2.6: help is in the same place on every page. */
export const consistentHelp: SiteCheck = {
  id: 'consistent-help',
  title: 'The ways to reach a person are on every page, in the same place.',
  criteria: ['3.2.6'],
  run: (pages) =>
    signed(
      consistentHelp,
      PARTS.flatMap((part) => {
        const places = [...pages].map(([route, html]) => {
          const links = linksOf(html, part);
          return {
            route,
            place: links
              .flatMap(({target}, at) =>
                HELP.test(target) ? [`${at} of ${links.length}: ${target}`] : [],
              )
              .join(', '),
          };
        });
        const usual = usualOf(places.map(({place}) => place));
        return places
          .filter(({place}) => place !== usual || !place)
          .map(({route, place}) =>
            ofPage(
              `In the ${part} of ${route} help stands at "${place}", and elsewhere at "${usual}".`,
            ),
          );
      }),
    ),
  defects: [
    {
      name: 'One page has no way to a person in its header',
      visit: at('/TrendSoft/oursolutions/Testing'),
      plant: {
        html: (html) =>
          html.replace(/<a [^>]*href="?\/TrendSoft\/ContactUs"?[^>]*>(Get In Touch)<\/a>/g, '$1'),
      },
    },
  ],
};

/** Pages whose part differs from what most pages have. */
function compared(
  pages: ReadonlyMap<string, string>,
  digest: (links: PartLink[]) => string,
  say: (route: string, first: string) => string,
): Fault[] {
  return PARTS.flatMap((part) => {
    const seen = [...pages].map(([route, html]) => ({route, digest: digest(linksOf(html, part))}));
    const usual = usualOf(seen.map((page) => page.digest));
    const first = seen.find((page) => page.digest === usual)?.route ?? '';
    return seen
      .filter((page) => page.digest !== usual)
      .map(({route}) => ofPage(`The ${part} of ${route} ${say(route, first)}`));
  });
}

function usualOf(values: string[]): string {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const [usual] = [...counts].toSorted(([, one], [, other]) => other - one);
  return usual?.[0] ?? '';
}

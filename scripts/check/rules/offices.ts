import {isElement, wordsOf, type Element} from '../../../src/mdx/element';
import {propsOf} from '../../../src/mdx/props';
import type {Problem} from '../../../src/mdx/problem';
import type {Sidebars} from '../../../src/menus';
import {nodesOf, placeOf} from '../../../src/mdx/nodes';
import type {Rule} from './rule';

/** An office as sidebars.ts has it. */
interface Place {
  town: string;
  /** Town, region and country, all of which belong to its address. */
  parts: string[];
  /** As it is told: `"Leander, Texas" in USA`. */
  told: string;
}

const placesOf = ({offices}: Sidebars): Place[] =>
  offices.flatMap(({country, places}) =>
    places.map(({label}) => {
      const parts = label.split(', ');
      return {
        town: parts[0] ?? label,
        parts: [...parts, country],
        told: `"${label}" in ${country}`,
      };
    }),
  );

const townOf = (office: Element) => propsOf(office).find(({name}) => name === 'name')?.value;

/** What an office lacks of the words that sidebars.ts has for it. */
function lacks(office: Element, {town, parts}: Place): string | undefined {
  const nodes = nodesOf(office);
  const said = (type: 'heading' | 'paragraph') =>
    nodes.flatMap((node) => (node.type === type ? [wordsOf(node)] : [])).join(' ');
  if (!said('heading').includes(town)) return `its heading does not name "${town}"`;
  const missing = parts.find((part) => !said('paragraph').includes(part));
  return missing === undefined ? undefined : `its address does not name "${missing}"`;
}

export const offices: Rule = {
  name: 'offices',
  level: 'error',
  about: 'towns and addresses of offices, which are those of sidebars.ts',
  find({tree}, {sidebars}) {
    const shown = nodesOf(tree ?? {type: 'root', children: []}).filter(
      (node): node is Element => isElement(node) && node.name === 'Office',
    );
    const [first] = shown;
    if (!first) return [];
    const places = placesOf(sidebars);
    const hidden = places.filter(({town}) => !shown.some((office) => townOf(office) === town));
    const wrong = shown.flatMap((office): Problem[] => {
      const town = String(townOf(office));
      const place = places.find((one) => one.town === town);
      if (place) {
        const fault = lacks(office, place);
        const message = `sidebars.ts has this office as ${place.told}, but ${fault}. Change it here, or the office there`;
        return fault ? [{...placeOf(office), message}] : [];
      }
      const meant = hidden.shift();
      const message = meant
        ? `sidebars.ts has no office in ${town}, but ${meant.told}. Change name, heading, address and the degrees of the map here, or the office there`
        : `sidebars.ts has no office in ${town}. Take the block out here, or add the office there`;
      return [{...placeOf(office), message}];
    });
    const lost = hidden.map(({told}) => ({
      ...placeOf(first),
      message: `sidebars.ts has an office ${told}, which is not on this page. Add an <Office> for it, or take it out there`,
    }));
    return [...wrong, ...lost];
  },
};

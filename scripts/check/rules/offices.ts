import {townsOf} from '../../../src/menus';
import {isElement, nodesOf, positionOf} from '../../../src/mdx/nodes';
import {propsOf} from '../../../src/mdx/props';
import {closestMatch} from '../../../src/text/closest-match';
import type {RuleDiagnostic, Rule} from './rule';

/** Checks that the offices of a page are those of the footer, which sidebars.ts lists. */
export const offices: Rule = {
  name: 'offices',
  level: 'error',
  find({tree}, {sidebars}) {
    const blocks = tree ? nodesOf(tree).filter(isElement) : [];
    const list = blocks.find(({name}) => name === 'Offices');
    if (!list) return [];
    const towns = townsOf(sidebars);
    const shown = blocks
      .filter(({name}) => name === 'Office')
      .map((office) => ({
        ...positionOf(office),
        town: propsOf(office).find(({name}) => name === 'name')?.value,
      }));
    const wrong = shown.filter(({town}) => typeof town === 'string' && !towns.includes(town));
    const named = wrong.map(({town}) => closestMatch(String(town), towns));
    const missing = towns.filter(
      (town) => !shown.some((office) => office.town === town) && !named.includes(town),
    );
    return [
      ...wrong.map(({town, line, column}, index): RuleDiagnostic => {
        const meant = named[index] ? `Did you mean "${named[index]}"? ` : '';
        const message = `sidebars.ts has no office in "${String(town)}", so the footer does not name it. ${meant}Correct the town, or add it to 'offices' there`;
        return {line, column, subject: '<Office>', message};
      }),
      ...missing.map((town): RuleDiagnostic => {
        const message = `has no <Office name="${town}">, an office that the footer names. Add one, or remove the town from 'offices' in sidebars.ts`;
        return {...positionOf(list), subject: '<Offices>', message};
      }),
    ];
  },
};

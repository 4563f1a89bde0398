/** Where a page is linked from, and what of that goes with it. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {isElement} from '../../src/mdx/element';
import {parseMdx} from '../../src/mdx/parse';
import {propsOf} from '../../src/mdx/props';
import {nodesOf} from '../../src/mdx/nodes';
import {filesBelow} from '../i18n/index';

/** Blocks that say nothing but what another page is: they go when it goes. */
const ENTRIES = ['Card', 'Opening', 'Tab'];

/** An address where a page, a brochure or code names it; longer ones that begin so are others. */
export const mention = (route: string) =>
  new RegExp(`(?<=["'(\`]|: )${route.replaceAll('.', '\\.')}(?=["')#\`\\s]|$)`, 'gm');

/** `file:line` of each place that names an address. */
export function placesIn(file: string, text: string, route: string): string[] {
  return text
    .split('\n')
    .flatMap((line, index) => (mention(route).test(line) ? [`${file}:${index + 1}`] : []));
}

/** A page without the blocks that lead to another one. */
export function withoutEntries(text: string, route: string): string {
  if (!mention(route).test(text)) return text;
  const {tree} = parseMdx(text);
  const lines = text.split('\n');
  const entries = (tree ? nodesOf(tree) : [])
    .filter((node) => isElement(node) && ENTRIES.includes(node.name ?? ''))
    .filter((node) => isElement(node) && propsOf(node).some(({value}) => value === route));
  for (const {position} of entries.reverse()) {
    if (!position) continue;
    const start = position.start.line - 1;
    const length = position.end.line - start;
    lines.splice(start, lines[start + length] === '' ? length + 1 : length);
  }
  return lines.join('\n');
}

/** Files below some folders, by their path from the root, with their text. */
export function textsIn(root: string, folders: string[], ending: string): Map<string, string> {
  const files = folders.flatMap((folder) =>
    filesBelow(root, folder, ending).map((file) => `${folder}/${file}`),
  );
  return new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
}

/** What to do about the brochure, where it links to an address: the old one leads on, so nothing is urgent. */
export function brochureSteps(root: string, route: string): string[] {
  const places = [...textsIn(root, ['brochure'], '.typ')].flatMap(([file, text]) =>
    placesIn(file, text, route),
  );
  return places.length === 0
    ? []
    : [
        `The brochure links to ${route}, which leads on from there: ${places.join(', ')}. For its next edition, change that and run npm run build -- brochure.`,
      ];
}

/** Places in code that name an address: only an engineer can change them. */
export function placesInCode(root: string, route: string): string[] {
  const code = [...textsIn(root, ['src'], '.ts'), ...textsIn(root, ['src'], '.tsx')].filter(
    ([file]) => !/\.(test|examples)\./.test(file),
  );
  const config = 'docusaurus.config.ts';
  const all = [...code, [config, readFileSync(path.join(root, config), 'utf8')] as const];
  return all.flatMap(([file, text]) => placesIn(file, text, route));
}

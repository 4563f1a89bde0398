import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

const PALETTE = 'src/css/palette.css';
const ROLES = 'src/css/tokens.css';

/** Colours of a palette by name, such as `--ink`. */
function coloursIn(css: string): Map<string, string> {
  const found = css.matchAll(/(--[\w-]+): (#\w+);/g);
  return new Map([...found].map(([, name = '', colour = '']) => [name, colour]));
}

/** CSS with each name of a colour replaced by the colour; other names stay. */
function settled(css: string, colours: ReadonlyMap<string, string>): string {
  return css.replaceAll(/var\((--[\w-]+)\)/g, (whole, name: string) => colours.get(name) ?? whole);
}

/** The roles of src/css/tokens.css, each with the colours themselves. */
export function readRoles(siteDir = '.'): string {
  const read = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');
  return settled(read(ROLES), coloursIn(read(PALETTE)));
}

/** What is used of PostCSS. */
interface Root {
  walkDecls: (visit: (declaration: {value: string}) => void) => void;
}
interface Context {
  result: {messages: object[]; opts: {from?: string}};
}

/**
 * Puts the colours of src/css/palette.css in the place of their names, in every style sheet: colours have names
 * where they are chosen, and visitors need not download these.
 */
export default function palette({siteDir}: LoadContext): Plugin {
  const file = path.join(siteDir, PALETTE);
  return {
    name: 'palette',
    configurePostCss(options) {
      options.plugins.push({
        postcssPlugin: 'palette',
        Once(root: Root, {result}: Context) {
          // So that a changed colour is seen by the live preview, and by the cache.
          result.messages.push({
            ...{type: 'dependency', plugin: 'palette', file},
            parent: result.opts.from,
          });
          const colours = coloursIn(readFileSync(file, 'utf8'));
          root.walkDecls((declaration) => {
            declaration.value = settled(declaration.value, colours);
          });
        },
      });
      return options;
    },
  };
}

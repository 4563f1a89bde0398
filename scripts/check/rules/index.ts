import {mdxDiagnostics} from '../../../src/plugins/blocks';
import {frontMatterDiagnostics} from '../../../src/plugins/front-matter';
import {elements} from './elements';
import {headings} from './headings';
import {linkText} from './link-text';
import {links} from './links';
import {markdown} from './markdown';
import {markup} from './markup';
import {offices} from './offices';
import {pictures} from './pictures';
import type {Rule} from './rule';
import {tables} from './tables';
import {titles} from './titles';
import {typing} from './typing';
import {words} from './words';

/** The rules for a single page. Spelling reads all pages at once: see ../spelling.ts. */
export const RULES: readonly Rule[] = [
  {
    name: 'front matter',
    level: 'error',
    find: ({source, file}) => frontMatterDiagnostics(source, file),
  },
  {name: 'blocks', level: 'error', find: ({source, file}) => mdxDiagnostics(source, file)},
  {
    name: 'navigation',
    level: 'error',
    find({route, partial, values}, {listed, entryStep, renames}) {
      if (partial || listed.has(route)) return [];
      const [old] = [...renames].find(([, now]) => now === route) ?? [];
      if (old !== undefined) {
        const message = `This page was ${old}, and its entry in sidebars.ts still has that address. Change the entry to {path: '${route}', aliases: ['${old}'], label: …}`;
        return [{line: 1, message}];
      }
      const label = typeof values['title'] === 'string' ? values['title'] : '…';
      const entry = `{path: '${route}', label: '${label}'}`;
      const message = `This page has no entry in sidebars.ts, so no menu shows it. ${entryStep(entry, route)}`;
      return [{line: 1, message}];
    },
  },
  titles,
  headings,
  links,
  linkText,
  pictures,
  offices,
  markdown,
  markup,
  elements,
  tables,
  words,
  typing,
];

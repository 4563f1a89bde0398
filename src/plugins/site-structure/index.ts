import path from 'node:path';
import type {LoadContext, Plugin, TranslationFileContent} from '@docusaurus/types';
import {routesIn} from '../../mdx/files';
import {
  LABELS,
  allPages,
  buildStructure,
  checkAgainstPages,
  directoryOf,
  labelsOf,
  mapLabels,
  menusOf,
  trailTo,
  type Sidebars,
  type Structure,
  type TrailStep,
} from '../../menus';
import {trailFile} from './trail';

/** The name Docusaurus wants: without the folder, which is the plugin's, and without the ending. */
const FILE = path.basename(LABELS, '.json');

/** The structure with translated labels put in place; one that nobody has translated yet stays English. */
export function withLabels(structure: Structure, labels: TranslationFileContent = {}): Structure {
  return mapLabels(structure, (key, english) => labels[key]?.message ?? english);
}

/**
 * Reads sidebars.ts, stops the build where it and pages/ disagree, and gives
 * the menus the (translated) tree as global data, the site map all of it, and each page its own trail.
 *
 * A function that returns the plugin, not a plugin with options: Docusaurus
 * ships plugin options to every visitor inside main.js.
 *
 * @param read gives sidebars.ts as it is now; in the live preview it changes
 */
export default function siteStructure(read: (siteDir: string) => Sidebars) {
  return ({siteDir}: LoadContext): Plugin<Structure> => ({
    name: 'site-structure',
    getPathsToWatch: () => [
      path.join(siteDir, 'sidebars.ts'),
      path.join(siteDir, 'pages/**/*.mdx'),
    ],
    async loadContent() {
      const sidebars = read(siteDir);
      checkAgainstPages(sidebars, routesIn(path.join(siteDir, 'pages')));
      return buildStructure(sidebars);
    },
    getTranslationFiles: ({content}) => [{path: FILE, content: labelsOf(content)}],
    translateContent: ({content, translationFiles: [file]}) => withLabels(content, file?.content),
    async contentLoaded({content, actions}) {
      actions.setGlobalData(menusOf(content));
      // A file that one page imports, so that not every page has to bring the names of all the others.
      await actions.createData('directory.json', JSON.stringify(directoryOf(content)));
      const routes = ['/', ...allPages(content.pages).map((page) => page.path)];
      for (const route of routes) {
        const steps: TrailStep[] = trailTo(route, content.pages).map(({path, label}) => ({
          path,
          label,
        }));
        await actions.createData(trailFile(route), JSON.stringify(steps));
      }
    },
  });
}

import path from 'node:path';
import type {LoadContext, Plugin, TranslationFileContent} from '@docusaurus/types';
import {routesIn} from '../../mdx/files';
import {
  LABELS_FILE,
  allPages,
  buildStructure,
  structureOf as unchecked,
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

/** The file's name for Docusaurus: without the folder, which is the plugin's name, and without extension. */
const FILE = path.basename(LABELS_FILE, '.json');

/** Returns whether `npm run dev` runs, not a build. */
const isPreview = () => process.env.NODE_ENV === 'development';

/** Returns the structure with translated labels; labels that are not translated stay English. */
export function withLabels(structure: Structure, labels: TranslationFileContent = {}): Structure {
  return mapLabels(structure, (key, english) => labels[key]?.message ?? english);
}

/**
 * Reads sidebars.ts and stops the build if it differs from pages/. Passes the translated tree to the menus as global
 * data, the directory to the site map, and to each page its breadcrumb trail.
 *
 * A function that returns the plugin, not a plugin with options, which Docusaurus
 * would include in the bundle.
 *
 * @param read returns the current sidebars.ts, which can change in the live preview
 */
export default function siteStructure(read: (siteDir: string) => Sidebars) {
  let lastGood: Structure | undefined;
  const load = (siteDir: string): Structure => {
    const sidebars = read(siteDir);
    checkAgainstPages(sidebars, routesIn(path.join(siteDir, 'pages')));
    return buildStructure(sidebars);
  };
  return ({siteDir}: LoadContext): Plugin<Structure> => ({
    name: 'site-structure',
    getPathsToWatch: () => [
      path.join(siteDir, 'sidebars.ts'),
      path.join(siteDir, 'pages/**/*.mdx'),
    ],
    async loadContent() {
      try {
        lastGood = load(siteDir);
      } catch (error) {
        // The live preview goes on with the last menus; src/plugins/preview says on each page what to correct.
        lastGood = isPreview() ? (lastGood ?? unchecked(read(siteDir))) : undefined;
        if (!lastGood) throw error;
      }
      return lastGood;
    },
    getTranslationFiles: ({content}) => [{path: FILE, content: labelsOf(content)}],
    translateContent: ({content, translationFiles: [file]}) => withLabels(content, file?.content),
    async contentLoaded({content, actions}) {
      actions.setGlobalData(menusOf(content));
      // A separate file for the site map, so that other pages do not load the names of all pages.
      await actions.createData('directory.json', JSON.stringify(directoryOf(content)));
      const listed = allPages(content.pages).map((page) => page.path);
      // In the live preview, a page may not have an entry yet.
      const routes = new Set(['/', ...listed, ...routesIn(path.join(siteDir, 'pages'))]);
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

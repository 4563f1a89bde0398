import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {routesIn} from '../../mdx/files';
import {directoryOf} from './directory';
import {applyLabels, labelsToTranslate} from './labels';
import {allPages, buildStructure, checkAgainstPages, menusOf, trailTo} from './structure';
import {trailFile} from './trail';
import type {Page, Sidebars, Structure, TrailStep} from './types';

export type * from './types';

const stepOf = ({path, label}: Page): TrailStep => ({path, label});

/**
 * Reads sidebars.ts, stops the build where it and pages/ disagree, and gives
 * the menus the (translated) tree as global data, the site map all of it, and each page its own trail.
 *
 * A function that returns the plugin, not a plugin with options: Docusaurus
 * ships plugin options to every visitor inside main.js.
 *
 * @param read gives sidebars.ts as it is now; in the live preview it changes
 */
export default function siteStructure(read: (siteDir: string) => Promise<Sidebars>) {
  return ({siteDir}: LoadContext): Plugin<Structure> => ({
    name: 'site-structure',
    getPathsToWatch: () => [
      path.join(siteDir, 'sidebars.ts'),
      path.join(siteDir, 'pages/**/*.mdx'),
    ],
    async loadContent() {
      const sidebars = await read(siteDir);
      checkAgainstPages(sidebars, routesIn(path.join(siteDir, 'pages')));
      return buildStructure(sidebars);
    },
    getTranslationFiles: ({content}) => [labelsToTranslate(content)],
    translateContent: ({content, translationFiles}) => applyLabels(content, translationFiles[0]),
    async contentLoaded({content, actions}) {
      actions.setGlobalData(menusOf(content));
      // A file that one page imports, so that not every page has to bring the names of all the others.
      await actions.createData('directory.json', JSON.stringify(directoryOf(content)));
      const routes = ['/', ...allPages(content.pages).map((page) => page.path)];
      for (const route of routes) {
        const steps = trailTo(route, content.pages).map((page) => stepOf(page));
        await actions.createData(trailFile(route), JSON.stringify(steps));
      }
    },
  });
}

import {stat} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {formatsFor} from '../../locales';

/**
 * Provides the path of the brochure's PDF for links, and its size in the format of the page's language.
 *
 * @param file name of the PDF in static/
 */
export default function brochure(file: string) {
  return ({siteDir, i18n}: LoadContext): Plugin<{href: string; size: string}> => {
    const source = path.join(siteDir, 'static', file);
    return {
      name: 'brochure',
      getPathsToWatch: () => [source],
      loadContent: async () => ({
        href: `/${file}`,
        size: formatsFor(i18n.currentLocale).size((await stat(source)).size),
      }),
      contentLoaded({content, actions}) {
        actions.setGlobalData(content);
      },
    };
  };
}

import {stat} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {writtenIn} from '../../locales';

export interface BrochureData {
  /** Address below the base URL. */
  href: string;
  /** As the language of the site writes it, such as `180 kB`. */
  size: string;
}

/**
 * Tells the brochure links where the PDF is and how large: nobody opens 10 MB by surprise.
 *
 * @param file name of the PDF in static/
 */
export default function brochure(file: string) {
  return ({siteDir, i18n}: LoadContext): Plugin<BrochureData> => {
    const source = path.join(siteDir, 'static', file);
    return {
      name: 'brochure',
      getPathsToWatch: () => [source],
      loadContent: async () => ({
        href: `/${file}`,
        size: writtenIn(i18n.currentLocale).size((await stat(source)).size),
      }),
      contentLoaded({content, actions}) {
        actions.setGlobalData(content);
      },
    };
  };
}

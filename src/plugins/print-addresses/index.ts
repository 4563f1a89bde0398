import type {LoadContext, Plugin} from '@docusaurus/types';

/** What print.css writes where the site's address belongs. */
const PLACEHOLDER = 'SITE_URL';

/**
 * Puts the site's address into print.css: a link on paper needs its host, and a style sheet
 * cannot ask for it.
 */
export default function printAddresses({siteConfig}: LoadContext): Plugin {
  return {
    name: 'print-addresses',
    configurePostCss(options) {
      options.plugins.push({
        postcssPlugin: 'print-addresses',
        Declaration: {
          '--site': (declaration: {value: string}) => {
            declaration.value = declaration.value.replace(PLACEHOLDER, siteConfig.url);
          },
        },
      });
      return options;
    },
  };
}

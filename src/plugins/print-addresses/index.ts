import type {LoadContext, Plugin} from '@docusaurus/types';

/** Placeholder for the site's URL in print.css. */
const PLACEHOLDER = 'SITE_URL';

/**
 * Inserts the site's URL into print.css: links on paper need the host, and CSS cannot read the
 * configuration.
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

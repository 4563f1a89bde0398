import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** The options of css-loader that this plugin changes. */
interface CssLoader {
  options?: {modules?: {localIdentName?: string; getLocalIdent?: typeof classNameOf}};
}

/**
 * Returns the name of a class in the page: `Cards_link` for `.link` of Cards.module.css. Docusaurus's random
 * suffixes do not compress well and make up a tenth of the style sheet and of every page.
 * A test ensures that no two CSS modules have the same file name.
 */
export function classNameOf(
  {resourcePath}: {resourcePath: string},
  _pattern: string,
  local: string,
): string {
  return `${path.basename(resourcePath, '.module.css')}_${local}`;
}

/** Names the classes of CSS modules by file and class. */
export default function classNames(): Plugin {
  return {
    name: 'class-names',
    configureWebpack(config) {
      const loaders = (config.module?.rules ?? []).flatMap((rule) =>
        rule && typeof rule === 'object' && Array.isArray(rule.use)
          ? (rule.use as CssLoader[])
          : [],
      );
      const named = loaders.filter(({options}) => options?.modules?.localIdentName);
      if (named.length === 0) {
        throw new Error(
          'class-names: Docusaurus no longer sets `localIdentName` of css-loader; see its webpack/base.js.',
        );
      }
      for (const {options} of named) {
        Object.assign(options?.modules ?? {}, {getLocalIdent: classNameOf});
      }
      return {};
    },
  };
}

import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** What of a style loader's settings is changed here. */
interface StyleLoader {
  options?: {modules?: {localIdentName?: string; getLocalIdent?: typeof classNameOf}};
}

/**
 * A class's name in the page: `Cards_link` for `.link` of Cards.module.css. Docusaurus adds random
 * letters instead, which do not compress: a tenth of the style sheet and of every page.
 * A test sees to it that no two files have the same name.
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
          ? (rule.use as StyleLoader[])
          : [],
      );
      const named = loaders.filter(({options}) => options?.modules?.localIdentName);
      if (named.length === 0) {
        throw new Error(
          'class-names: Docusaurus no longer names classes by `localIdentName`; look at its webpack/base.js.',
        );
      }
      for (const {options} of named)
        Object.assign(options?.modules ?? {}, {getLocalIdent: classNameOf});
      return {};
    },
  };
}

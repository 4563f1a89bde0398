import type {LoadContext, Plugin} from '@docusaurus/types';

export interface ShortMessagesOptions {
  /**
   * The language of the messages in the source, such as `en`, if none of them is translated in `i18n` for this language.
   * Its pages then contain no ids of messages, which are only needed to look up translations.
   */
  sourceLocale?: string;
}

/** Packages that do not translate messages. */
const OTHERS = /[\\/]node_modules[\\/](?!.*docusaurus)/;

/**
 * Removes the descriptions of messages from the bundle: they are for translators, who find them in `i18n`.
 * Does not change `docusaurus start`, whose error messages would name other columns.
 */
export function shortMessages(
  {i18n}: LoadContext,
  {sourceLocale}: ShortMessagesOptions = {},
): Plugin {
  return {
    name: 'short-messages',
    configureWebpack(_config, isServer) {
      if (isServer || process.env['NODE_ENV'] !== 'production') return {};
      const rule = {
        test: /\.[jt]sx?$/,
        exclude: OTHERS,
        // After the compiler, so that the loader reads JavaScript.
        enforce: 'post' as const,
        loader: require.resolve('./short-messages-loader.cjs'),
        options: {removeIds: i18n.currentLocale === sourceLocale},
      };
      return {module: {rules: [rule]}};
    },
  };
}

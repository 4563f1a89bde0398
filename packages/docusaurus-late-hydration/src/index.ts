/** A preset with which Docusaurus hydrates at the first interaction; its plugins, and the template that it needs. */
import type {LoadContext, Preset} from '@docusaurus/types';
import {boundariesInPlace} from './plugins/boundaries-in-place';
import {lateScripts, type LateScriptsOptions} from './plugins/late-scripts';
import {lateStyles} from './plugins/late-styles';
import {shortMessages, type ShortMessagesOptions} from './plugins/short-messages';

export {boundariesInPlace} from './plugins/boundaries-in-place';
export {lateScripts, type LateScriptsOptions} from './plugins/late-scripts';
export {lateStyles} from './plugins/late-styles';
export {shortMessages, type ShortMessagesOptions} from './plugins/short-messages';
export {ssrTemplate} from './template';

export type Options = LateScriptsOptions & ShortMessagesOptions;

/** All plugins of the package. */
export default function lateHydration(_context: LoadContext, options: Options): Preset {
  const plugins = [
    [lateScripts, options],
    [shortMessages, options],
    lateStyles,
    boundariesInPlace,
  ] as unknown[];
  // The type of a list of plugins does not allow plugins with options of their own.
  return {plugins: plugins as Preset['plugins'] & object};
}

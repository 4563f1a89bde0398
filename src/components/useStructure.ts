import {usePluginData} from '@docusaurus/useGlobalData';
import type {Structure} from '../menus';

/** Returns the menus of sidebars.ts, with labels in the reader's language. */
export function useStructure(): Structure {
  return usePluginData('site-structure') as Structure;
}

import type {Blocks} from '../../blocks/block';
import {noChildren} from '../../blocks/children';

export default {
  SiteMap: {children: noChildren},
} satisfies Blocks;

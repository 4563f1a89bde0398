import type {Blocks} from '../../blocks/block';
import {nothing} from '../../blocks/children';

export default {
  SiteMap: {children: nothing},
} satisfies Blocks;

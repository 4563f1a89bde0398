import type {Blocks} from '../../blocks/block';
import {nothing} from '../../blocks/children';

export default {
  DocumentCheck: {children: nothing},
} satisfies Blocks;

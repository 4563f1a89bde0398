import type {Blocks} from '../../blocks/block';
import {noChildren} from '../../blocks/children';

export default {
  DocumentCheck: {children: noChildren},
} satisfies Blocks;

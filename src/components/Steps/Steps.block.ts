import type {Blocks} from '../../blocks/block';
import {oneList} from '../../blocks/children';

export default {
  Steps: {children: oneList(true)},
} satisfies Blocks;

import type {Blocks} from '../../blocks/block';
import {oneList} from '../../blocks/children';

export default {
  Standards: {children: oneList(false)},
} satisfies Blocks;

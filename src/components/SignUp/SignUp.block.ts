import type {Blocks} from '../../blocks/block';
import {headed} from '../../blocks/children';

export default {
  SignUp: {children: headed(2)},
} satisfies Blocks;

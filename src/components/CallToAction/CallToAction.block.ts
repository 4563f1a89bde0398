import type {Blocks} from '../../blocks/block';
import {headed} from '../../blocks/children';

export default {
  CallToAction: {
    everywhere: true,
    children: headed(2),
  },
} satisfies Blocks;

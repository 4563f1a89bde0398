import type {Blocks} from '../../blocks/block';
import {headed} from '../../blocks/children';
import {oneOf} from '../../blocks/values';

export default {
  CallToAction: {
    everywhere: true,
    optional: {tone: oneOf('night', 'brand')},
    children: headed(2),
  },
} satisfies Blocks;

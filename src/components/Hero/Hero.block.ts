import type {Blocks} from '../../blocks/block';
import {headed} from '../../blocks/children';
import {drawing, flag} from '../../blocks/values';

export default {
  Hero: {
    everywhere: true,
    required: {art: drawing('home')},
    optional: {tall: flag, hub: flag, compact: flag},
    children: headed(1),
  },
} satisfies Blocks;

import type {Blocks} from '../../blocks/block';
import {something} from '../../blocks/children';

export default {
  Intro: {
    everywhere: true,
    children: something('## Questions buyers ask {#questions}'),
    inside: ['Section'],
  },
} satisfies Blocks;

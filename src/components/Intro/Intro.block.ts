import type {Blocks} from '../../blocks/block';
import {anyContent} from '../../blocks/children';

export default {
  Intro: {
    everywhere: true,
    children: anyContent('## Questions buyers ask {#questions}'),
    inside: ['Section'],
  },
} satisfies Blocks;

import type {Blocks} from '../../blocks/block';
import {headed, something} from '../../blocks/children';

export default {
  BrochureCard: {everywhere: true, children: headed(2)},
  BrochureLink: {
    everywhere: true,
    children: something('Download Our Brochure'),
    inSentence: true,
  },
} satisfies Blocks;

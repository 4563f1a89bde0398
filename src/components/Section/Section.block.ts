import type {Blocks} from '../../blocks/block';
import {something} from '../../blocks/children';
import {drawing, flag, oneOf} from '../../blocks/values';

export default {
  Section: {
    everywhere: true,
    optional: {
      tone: oneOf('plain', 'tint', 'blue', 'night'),
      layout: oneOf('stack', 'split', 'columns', 'narrow'),
      art: drawing('mission'),
      flip: flag,
    },
    children: something('## What we repair {#what-we-repair}'),
    together: ({art, flip}) =>
      flip && !art
        ? 'flip moves the drawing, but there is none; give art, e.g. art="mission"'
        : undefined,
  },
} satisfies Blocks;

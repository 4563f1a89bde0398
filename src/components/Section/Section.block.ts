import type {Blocks} from '../../blocks/block';
import {anyContent} from '../../blocks/children';
import {drawing, flag, oneOf} from '../../blocks/prop-types';

export default {
  Section: {
    everywhere: true,
    optional: {
      tone: oneOf('plain', 'tint', 'blue', 'night'),
      layout: oneOf('stack', 'split', 'columns', 'narrow'),
      art: drawing('mission'),
      artFirst: flag('the drawing is before the text'),
    },
    children: anyContent('## What we repair {#what-we-repair}'),
    checkProps: ({art, artFirst}) =>
      artFirst && !art
        ? 'artFirst moves the drawing, but there is none; give art, e.g. art="mission"'
        : undefined,
  },
} satisfies Blocks;

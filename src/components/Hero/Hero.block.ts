import type {Blocks} from '../../blocks/block';
import {withHeading} from '../../blocks/children';
import {drawing, flag} from '../../blocks/prop-types';

export default {
  Hero: {
    everywhere: true,
    required: {art: drawing('home')},
    optional: {tall: flag, hub: flag, compact: flag},
    children: withHeading(1),
  },
} satisfies Blocks;

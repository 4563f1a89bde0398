import type {Blocks} from '../../blocks/block';
import {withHeading, anyContent} from '../../blocks/children';

export default {
  BrochureCard: {everywhere: true, children: withHeading(2)},
  BrochureLink: {
    everywhere: true,
    children: anyContent('Download Our Brochure'),
    inline: true,
  },
} satisfies Blocks;

import type {Blocks} from '../../blocks/block';
import {withHeading, anyContent} from '../../blocks/children';
import {drawing, oneOf, text} from '../../blocks/prop-types';

export default {
  Finding: {
    required: {
      art: drawing('finding-web'),
      severity: oneOf('critical', 'serious', 'moderate'),
    },
    children: withHeading(3),
  },
  Fact: {
    required: {term: text('what the fact is about', 'Where', 40)},
    children: anyContent('Checkout, payment page.'),
    inside: ['Finding'],
  },
} satisfies Blocks;

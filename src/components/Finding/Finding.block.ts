import type {Blocks} from '../../blocks/block';
import {headed, something} from '../../blocks/children';
import {drawing, oneOf, words} from '../../blocks/values';

export default {
  Finding: {
    required: {
      art: drawing('finding-web'),
      severity: oneOf('critical', 'serious', 'moderate'),
    },
    children: headed(3),
  },
  Fact: {
    required: {term: words('what the fact is about', 'Where', 40)},
    children: something('Checkout, payment page.'),
    inside: ['Finding'],
  },
} satisfies Blocks;

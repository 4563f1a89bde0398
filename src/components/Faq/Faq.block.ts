import type {Blocks} from '../../blocks/block';
import {blocks, something} from '../../blocks/children';
import {words} from '../../blocks/values';

export default {
  Faq: {children: blocks('Question')},
  Question: {
    required: {heading: words('the question, as a visitor asks it', 'How do I get a price?')},
    children: something('Leave your details on the contact page.'),
    inside: ['Faq'],
  },
} satisfies Blocks;

import type {Blocks} from '../../blocks/block';
import {onlyBlocks, anyContent} from '../../blocks/children';
import {text} from '../../blocks/prop-types';

export default {
  Faq: {children: onlyBlocks('Question')},
  Question: {
    required: {heading: text('the question, as a visitor asks it', 'How do I get a price?')},
    children: anyContent('Leave your details on the contact page.'),
    inside: ['Faq'],
  },
} satisfies Blocks;

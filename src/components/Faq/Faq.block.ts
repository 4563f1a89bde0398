import {defineBlock} from '../../blocks/block';
import {onlyBlocks, anyContent} from '../../blocks/children';
import {text} from '../../blocks/prop-types';

export default {
  Faq: defineBlock({
    summary: 'Questions that open one by one.',
    accessibility: 'Renders native disclosures, which work without script.',
    children: onlyBlocks('Question'),
  }),
  Question: defineBlock({
    summary: 'One question with its answer.',
    accessibility:
      'APG Disclosure, by `<details>`. Keyboard: Enter and Space on the question. Browsers ' +
      'open it by themselves when find-in-page or a link finds words inside.',
    required: {heading: text('the question, as a visitor asks it', 'How do I get a price?')},
    children: anyContent('Leave your details on the contact page.'),
    inside: ['Faq'],
  }),
};

import type {Blocks} from '../../blocks/block';
import {blocks, something} from '../../blocks/children';
import {number, words} from '../../blocks/values';

export default {
  Testimonials: {
    required: {label: words('what the carousel is called', 'What clients say')},
    children: blocks('Testimonial'),
  },
  Testimonial: {
    required: {
      rating: number('0 to 5 in halves', 4.5, {least: 0, most: 5, step: 0.5}),
      name: words('who says it, name and role', 'Asha Rao, editor at a publisher'),
      quote: words('the sentence that stands out', 'They found what we had missed'),
    },
    children: something('The report showed each barrier and what to change.'),
    inside: ['Testimonials'],
  },
} satisfies Blocks;

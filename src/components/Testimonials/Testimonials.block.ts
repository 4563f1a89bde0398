import {defineBlock} from '../../blocks/block';
import {onlyBlocks, anyContent} from '../../blocks/children';
import {number, text} from '../../blocks/prop-types';

export default {
  Testimonials: defineBlock({
    summary: 'A rotating row of testimonials, six or so.',
    accessibility:
      'APG Carousel: Pause, Previous and Next buttons. It stops on hover, while it ' +
      'contains focus, and with reduced motion; without JavaScript it is a row that ' +
      'scrolls.',
    interactive: true,
    required: {label: text('what the carousel is called', 'What clients say')},
    children: onlyBlocks('Testimonial'),
  }),
  Testimonial: defineBlock({
    summary: 'One testimonial, of which the children are the rest: one or two sentences.',
    accessibility: 'Renders `<figure>` with `<blockquote>` and `<figcaption>`.',
    required: {
      rating: number('0 to 5 in halves', 4.5, {least: 0, most: 5, step: 0.5}),
      name: text('who says it, name and role', 'Asha Rao, editor at a publisher'),
      quote: text('the sentence that stands out', 'They found what we had missed'),
    },
    children: anyContent('The report showed each barrier and what to change.'),
    inside: ['Testimonials'],
  }),
};

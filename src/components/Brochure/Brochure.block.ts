import {defineBlock} from '../../blocks/block';
import {withHeading, anyContent} from '../../blocks/children';

export default {
  BrochureCard: defineBlock({
    summary:
      "The card that ends a service page: heading and sentence as children, then 'View Brochure'.",
    accessibility:
      'It is the upper part of one panel, and `<CallToAction>` below it the lower. Renders ' +
      '`<div>` with the heading, the text and the link; the picture is decorative.',
    everywhere: true,
    children: withHeading(2),
  }),
  BrochureLink: defineBlock({
    summary:
      "The brochure's link: states that it is a PDF, its size, and that it opens in a new tab.",
    accessibility: 'A plain `<a>`: the file is served, not routed.',
    everywhere: true,
    children: anyContent('Download Our Brochure'),
    inline: true,
  }),
};

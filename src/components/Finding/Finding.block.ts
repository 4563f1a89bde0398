import {defineBlock} from '../../blocks/block';
import {withHeading, anyContent} from '../../blocks/children';
import {described, drawing, oneOf, text} from '../../blocks/prop-types';

export default {
  Finding: defineBlock({
    summary:
      'A made-up finding as a report shows it: the thing at fault on a dark ground, and ' +
      'beside it (below it on small screens) what is wrong, how bad that is, and a list of ' +
      'facts.',
    accessibility:
      'Renders `<div>` with `<dl>`; no APG pattern and no keys, since it is not ' +
      'interactive. The drawing is decorative: the facts describe the fault.',
    required: {
      severity: described(
        'How much harm the fault does.',
        oneOf('critical', 'serious', 'moderate'),
      ),
    },
    optional: {
      art: described(
        'It shows the thing at fault, with the focus ring around the fault. Leave it out if a ' +
          '`<Mockup>` inside does, or the page shows the fault in another way, such as a demonstration.',
        drawing('broken-form'),
      ),
    },
    children: withHeading(3),
  }),
  Fact: defineBlock({
    summary: 'One fact of a `<Finding>`, in a sentence or two.',
    accessibility: 'Renders `<dt>` and `<dd>`.',
    required: {term: text('what the fact is about', 'Where', 40)},
    children: anyContent('Checkout, payment page.'),
    inside: ['Finding'],
  }),
};

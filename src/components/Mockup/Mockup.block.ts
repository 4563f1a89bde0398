import {defineBlock} from '../../blocks/block';
import {oneList} from '../../blocks/children';
import {described, oneOf, text} from '../../blocks/prop-types';

export default {
  Mockup: defineBlock({
    summary:
      'A small made-up screen with the focus ring around its fault, and a callout that says what ' +
      'is wrong. In a `<Hero>` or a `<Finding>` it takes the place of the drawing.',
    accessibility:
      'Renders `<figure>`; the callout is its `<figcaption>`. The screen is decorative: nothing in ' +
      'it can be operated, and the callout describes the fault.',
    everywhere: true,
    required: {
      title: text('the name of the screen', 'Checkout', 40),
      callout: text('what is wrong, in a sentence', 'No keyboard can press this button.', 160),
    },
    optional: {
      kind: described(
        'rows (default) shows each item as a line, form as a field with its label; there, the ' +
          'fault is a button.',
        oneOf('rows', 'form'),
      ),
    },
    children: oneList(false),
  }),
};

import {defineBlock} from '../../blocks/block';
import {anyContent} from '../../blocks/children';
import {described, oneOf, route} from '../../blocks/prop-types';

export default {
  ButtonLink: defineBlock({
    summary: 'A link that looks like a button.',
    accessibility: 'Renders `<a>` and has the link role. Keyboard: Enter.',
    everywhere: true,
    required: {to: route},
    optional: {
      variant: described(
        'primary (default) is filled; secondary has an outline, for the less important of two.',
        oneOf('primary', 'secondary'),
      ),
    },
    children: anyContent('Contact Us'),
  }),
};

import {defineBlock} from '../../blocks/block';
import {anyContent} from '../../blocks/children';

export default {
  Lead: defineBlock({
    summary:
      'The first paragraph of a page, in larger type; bold text at its start is larger still.',
    accessibility: 'Renders `<div>` around the Markdown.',
    everywhere: true,
    children: anyContent('We test websites with the people who use them.'),
  }),
};

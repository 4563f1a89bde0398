import {defineBlock} from '../../blocks/block';
import {anyContent} from '../../blocks/children';

export default {
  Intro: defineBlock({
    summary:
      'The first column of a `<Section layout="split">`, if it contains more than the ' +
      'heading: `## Heading {#id}` and an introduction to the section.',
    accessibility: 'Renders `<div>`.',
    everywhere: true,
    children: anyContent('## Questions buyers ask {#questions}'),
    inside: ['Section'],
  }),
};

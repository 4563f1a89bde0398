import {defineBlock} from '../../blocks/block';
import {oneList} from '../../blocks/children';

export default {
  Steps: defineBlock({
    summary: 'A numbered process.',
    accessibility:
      'Wraps one Markdown ordered list, whose items begin with a bold name. It remains an ' +
      'ordered list, so that screen readers announce the number of steps.',
    children: oneList(true),
  }),
};

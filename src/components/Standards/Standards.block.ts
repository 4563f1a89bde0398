import {defineBlock} from '../../blocks/block';
import {oneList} from '../../blocks/children';

export default {
  Standards: defineBlock({
    summary: 'Short names side by side: standards, platforms, formats.',
    accessibility: 'Wraps one Markdown list, which remains a list for screen readers.',
    children: oneList(false),
  }),
};

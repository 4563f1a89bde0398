import {defineBlock} from '../../blocks/block';
import {anyContent} from '../../blocks/children';

export default {
  Note: defineBlock({
    summary: 'A boxed remark in Markdown.',
    accessibility:
      'Renders `<div>`, which screen readers read as plain text: it is not an alert and is ' +
      'not announced.',
    children: anyContent('This service has a page of its own.'),
  }),
};

import {defineBlock} from '../../blocks/block';
import {onlyBlocks, anyContent} from '../../blocks/children';
import {described, number, oneOf, text} from '../../blocks/prop-types';

export default {
  Stats: defineBlock({
    summary: 'Figures that count up from 0.',
    accessibility:
      'Renders `<dl>`; no APG pattern and no keys, since they are not interactive. The ' +
      "server's HTML contains the final figure as text, which stays in the accessibility " +
      'tree; the animation is drawn over it.',
    required: {
      start: described(
        '`load` starts counting when the page opens, `view` when the figures scroll into view.',
        oneOf('load', 'view'),
      ),
    },
    children: onlyBlocks('Stat'),
  }),
  Stat: defineBlock({
    summary: 'One figure with its label, a word or two.',
    accessibility: 'Renders `<dt>` and `<dd>`.',
    required: {value: number('a whole number', 200, {least: 0, step: 1})},
    optional: {suffix: text('what follows the figure', '+', 8)},
    children: anyContent('projects'),
    inside: ['Stats'],
  }),
};

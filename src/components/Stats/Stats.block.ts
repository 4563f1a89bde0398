import type {Blocks} from '../../blocks/block';
import {onlyBlocks, anyContent} from '../../blocks/children';
import {number, oneOf, text} from '../../blocks/prop-types';

export default {
  Stats: {required: {start: oneOf('load', 'view')}, children: onlyBlocks('Stat')},
  Stat: {
    required: {value: number('a whole number', 200, {least: 0, step: 1})},
    optional: {suffix: text('what follows the figure', '+', 8)},
    children: anyContent('projects'),
    inside: ['Stats'],
  },
} satisfies Blocks;

import type {Blocks} from '../../blocks/block';
import {blocks, something} from '../../blocks/children';
import {number, oneOf, words} from '../../blocks/values';

export default {
  Stats: {required: {start: oneOf('load', 'view')}, children: blocks('Stat')},
  Stat: {
    required: {value: number('a whole number', 200, {least: 0, step: 1})},
    optional: {suffix: words('what follows the figure', '+', 8)},
    children: something('projects'),
    inside: ['Stats'],
  },
} satisfies Blocks;

import type {Blocks} from '../../blocks/block';
import {blocks, headed} from '../../blocks/children';
import {flag, icon} from '../../blocks/values';

export default {
  Topics: {optional: {numbered: flag}, children: blocks('Topic')},
  Topic: {optional: {icon}, children: headed(3), inside: ['Topics']},
} satisfies Blocks;

import type {Blocks} from '../../blocks/block';
import {onlyBlocks, withHeading} from '../../blocks/children';
import {flag, icon} from '../../blocks/prop-types';

export default {
  Topics: {optional: {numbered: flag('steps with numbers')}, children: onlyBlocks('Topic')},
  Topic: {optional: {icon}, children: withHeading(3), inside: ['Topics']},
} satisfies Blocks;

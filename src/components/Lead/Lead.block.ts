import type {Blocks} from '../../blocks/block';
import {something} from '../../blocks/children';

export default {
  Lead: {everywhere: true, children: something('We test websites with the people who use them.')},
} satisfies Blocks;

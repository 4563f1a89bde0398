import type {Blocks} from '../../blocks/block';
import {anyContent} from '../../blocks/children';

export default {
  Lead: {everywhere: true, children: anyContent('We test websites with the people who use them.')},
} satisfies Blocks;

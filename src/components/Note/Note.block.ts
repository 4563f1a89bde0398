import type {Blocks} from '../../blocks/block';
import {anyContent} from '../../blocks/children';

export default {
  Note: {children: anyContent('This service has a page of its own.')},
} satisfies Blocks;

import type {Blocks} from '../../blocks/block';
import {something} from '../../blocks/children';

export default {
  Note: {children: something('This service has a page of its own.')},
} satisfies Blocks;

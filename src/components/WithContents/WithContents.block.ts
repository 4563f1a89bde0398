import type {Blocks} from '../../blocks/block';
import {anyContent} from '../../blocks/children';

export default {
  WithContents: {children: anyContent('## What we collect {#what-we-collect}')},
} satisfies Blocks;

import type {Blocks} from '../../blocks/block';
import {something} from '../../blocks/children';

export default {
  Contents: {children: something('## What we collect {#what-we-collect}')},
} satisfies Blocks;

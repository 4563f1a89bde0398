import {defineBlock} from '../../blocks/block';
import {anyContent} from '../../blocks/children';

export default {
  WithContents: defineBlock({
    summary: 'A long text, with links to its headings beside it on wide screens.',
    accessibility: 'Renders `<nav>` and the text. Keyboard: those of links.',
    children: anyContent('## What we collect {#what-we-collect}'),
  }),
};

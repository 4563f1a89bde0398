import type {Plugin} from '@docusaurus/types';
import {BLOCKS, moduleOf} from '../../blocks/declared';

/** Plugin: generates the list of blocks that every page loads, for src/theme/MDXComponents. */
export default function blocks(): Plugin {
  return {
    name: 'blocks',
    async contentLoaded({actions}) {
      const everywhere = Object.entries(BLOCKS).filter(([, block]) => block.everywhere);
      const lines = everywhere.map(
        ([name, block]) => `import {${name}} from '${moduleOf(block)}';`,
      );
      const names = everywhere.map(([name]) => name).join(', ');
      await actions.createData(
        'everywhere.js',
        `${lines.join('\n')}\nexport default {${names}};\n`,
      );
    },
  };
}

import {existsSync} from 'node:fs';
import path from 'node:path';
import {NotPossibleError} from '../command-line';
import {checkComponent, idOf} from './names';
import type {Site} from './site';
import type {Plan} from './write';

/** A block for writers: its folder, and nothing else. */
export async function newComponent({root}: Site, name: string): Promise<Plan> {
  checkComponent(name);
  const folder = `src/components/${name}`;
  if (existsSync(path.join(root, folder))) {
    throw new NotPossibleError(`${folder} is there already. Give the component another name.`);
  }
  return {
    files: {
      [`${folder}/${name}.tsx`]: component(name),
      [`${folder}/${name}.block.ts`]: block(name),
      [`${folder}/${name}.module.css`]: STYLE.replaceAll('block', className(name)),
      [`${folder}/${name}.examples.tsx`]: examples(name),
      [`${folder}/${name}.test.tsx`]: test(name),
      [`${folder}/index.ts`]: `export {${name}, type ${name}Props} from './${name}';\n`,
    },
    next: [
      `Say in ${folder}/${name}.tsx what the block is for, which element it renders and which keys it has.`,
      `Declare its props and what may stand inside in ${name}.block.ts. Has it words? npm run check -- docs tells translators.`,
      `Write what it does in ${name}.test.tsx, and what writers see of it in ${name}.examples.tsx.`,
      `Look at it: npm run dev, then http://localhost:3000/_catalogue/${name}`,
      'Check it: npm test -- types && npm test -- lint && npm test -- unit',
    ],
  };
}

const className = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

const component = (name: string) => `import type {ReactNode} from 'react';
import styles from './${name}.module.css';

export interface ${name}Props {
  /** \`### Heading {#id}\` and text. */
  children: ReactNode;
}

/** A box around a heading and text. Renders \`<div>\`; nothing in it can be operated. */
export function ${name}({children}: ${name}Props) {
  return <div className={styles.${className(name)}}>{children}</div>;
}
`;

const block = (name: string) => `import type {Blocks} from '../../blocks/block';
import {headed} from '../../blocks/children';

export default {
  ${name}: {children: headed(3)},
} satisfies Blocks;
`;

const STYLE = `.block {
  padding: var(--space-5);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background-color: var(--surface-raised);
}
`;

const examples = (name: string) => `import type {ReactElement} from 'react';
import type {Guidance} from '../../primitives/guidance';
import {${name}} from '.';

export const guidance: Guidance = {
  do: ['Keep it to one heading and a short text.'],
  dont: ['Put one inside another.'],
};

export const examples: Record<string, ReactElement> = {
  'A heading and a sentence': (
    <${name}>
      <h3 id="${idOf(name)}-example">How long does it take?</h3>
      <p>A review of one page takes a day.</p>
    </${name}>
  ),
};
`;

const test = (name: string) => `import {screen} from '@testing-library/react';
import {render} from '../../../tests/setup/render';
import {examples} from './${name}.examples';

test('it shows its heading and its text', () => {
  render(examples['A heading and a sentence'] ?? <></>);
  expect(screen.getByRole('heading', {level: 3})).toBeVisible();
  expect(screen.getByText('A review of one page takes a day.')).toBeVisible();
});
`;

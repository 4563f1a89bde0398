import {useLocation} from '@docusaurus/router';
import type {ComponentFolder} from '../plugins/catalogue/types';
import {Advice} from './Advice';
import styles from './Catalogue.module.css';
import {CatalogueFrame} from './CatalogueFrame';
import {Example} from './Example';
import {mdxOf} from './mdxOf';
import {PropsTable} from './PropsTable';
import {blockNames, examplesOf} from './registry';
import {Words} from './Words';

/** One component: its blocks by example, their props, what to mind. */
export default function ComponentPage({components}: {components: ComponentFolder[]}) {
  const {pathname} = useLocation();
  const own = pathname.replace(/\/$/, '').split('/').at(-1);
  const component = components.find(({name}) => name === own);
  if (!component) return null;
  const names = blockNames(components);
  const {examples, guidance} = examplesOf(component.parent, component.name);
  return (
    <CatalogueFrame title={component.name} summary={component.blocks[0]?.summary ?? ''} below>
      <div className={styles.part}>
        <h2 id="examples">Examples</h2>
        {Object.entries(examples).map(([title, example]) => {
          const mdx = mdxOf(example, names);
          return mdx && <Example key={title} title={title} example={example} mdx={mdx} />;
        })}
      </div>
      <div className={styles.part}>
        <h2 id="props">Props</h2>
        {component.blocks.map((block) => (
          <PropsTable key={block.name} block={block} />
        ))}
      </div>
      <div className={styles.part}>
        <h2 id="accessibility">Accessibility</h2>
        <dl className={styles.notes}>
          {component.blocks.map(({name, notes}) => (
            <div key={name}>
              <dt>
                <code>{`<${name}>`}</code>
              </dt>
              <dd>
                <Words of={notes} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
      {guidance && <Advice guidance={guidance} />}
    </CatalogueFrame>
  );
}

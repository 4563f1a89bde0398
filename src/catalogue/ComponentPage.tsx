import {usePluginData} from '@docusaurus/useGlobalData';
import {MDXProvider} from '@mdx-js/react';
import type {Props} from '@theme/MDXPage';
import MDXComponents from '@theme/MDXComponents';
import type {ComponentFolder} from './plugin/documentation';
import {Advice, type AdviceProps} from './Advice';
import styles from './Catalogue.module.css';
import {CatalogueFrame} from './CatalogueFrame';
import {Example} from './Example';
import {PropsTable} from './PropsTable';
import {InlineMarkdown} from './InlineMarkdown';

/** The page of one component: examples of its blocks, their props, and advice. */
export default function ComponentPage({content: Content}: Props) {
  const components = usePluginData('catalogue') as ComponentFolder[];
  const {frontMatter} = Content.metadata as unknown as {frontMatter: {title: string} & AdviceProps};
  const {title, ...advice} = frontMatter;
  const {blocks} = components.find(({name}) => name === title) ?? {blocks: []};
  return (
    <CatalogueFrame title={title} summary={blocks[0]?.summary ?? ''} below>
      <div className={styles.part}>
        <h2 id="examples">Examples</h2>
        <MDXProvider components={MDXComponents}>
          <MDXProvider components={{Example}}>
            <Content />
          </MDXProvider>
        </MDXProvider>
      </div>
      <div className={styles.part}>
        <h2 id="props">Props</h2>
        {blocks.map((block) => (
          <PropsTable key={block.name} block={block} />
        ))}
      </div>
      <div className={styles.part}>
        <h2 id="accessibility">Accessibility</h2>
        <dl className={styles.notes}>
          {blocks.map(({name, accessibility}) => (
            <div key={name}>
              <dt>
                <code>{`<${name}>`}</code>
              </dt>
              <dd>
                <InlineMarkdown of={accessibility} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <Advice {...advice} />
    </CatalogueFrame>
  );
}

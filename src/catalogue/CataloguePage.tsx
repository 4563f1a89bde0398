import {usePluginData} from '@docusaurus/useGlobalData';
import {Card, Cards} from '../components/Cards';
import {CATALOGUE} from './plugin/address';
import type {ComponentFolder} from './plugin/documentation';
import styles from './Catalogue.module.css';
import {CatalogueFrame} from './CatalogueFrame';
import {InlineMarkdown} from './InlineMarkdown';

/** The list of all blocks. */
export default function CataloguePage() {
  const components = usePluginData('catalogue') as ComponentFolder[];
  return (
    <CatalogueFrame
      title="Blocks"
      summary="What pages are made of. Each has live examples, the MDX to copy, its props and what to mind."
    >
      <div className={styles.part}>
        <Cards columns={3}>
          {components.map(({name, blocks}) => (
            <Card key={name} to={`${CATALOGUE}/${name}`} linkText={`See ${name}`}>
              <h2 className={styles.name}>{name}</h2>
              <p>
                <InlineMarkdown of={blocks[0]?.summary ?? ''} />
              </p>
              <p>
                {blocks.map((block) => (
                  <code key={block.name} className={styles.tag}>{`<${block.name}>`}</code>
                ))}
              </p>
            </Card>
          ))}
        </Cards>
      </div>
    </CatalogueFrame>
  );
}

import {useLocation} from '@docusaurus/router';
import type {Room} from '../plugins/catalogue/types';
import {Advice} from './Advice';
import styles from './Catalogue.module.css';
import {CatalogueFrame} from './CatalogueFrame';
import {Example} from './Example';
import {mdxOf} from './mdxOf';
import {PropsTable} from './PropsTable';
import {blockNames, examplesOf} from './registry';
import {Words} from './Words';

/** One room: its blocks by example, their props, what to mind. */
export default function RoomPage({rooms}: {rooms: Room[]}) {
  const {pathname} = useLocation();
  const own = pathname.replace(/\/$/, '').split('/').at(-1);
  const room = rooms.find(({name}) => name === own);
  if (!room) return null;
  const names = blockNames(rooms);
  const {examples, guidance} = examplesOf(room.floor, room.name);
  return (
    <CatalogueFrame title={room.name} summary={room.blocks[0]?.summary ?? ''} below>
      <div className={styles.part}>
        <h2 id="examples">Examples</h2>
        {Object.entries(examples).map(([title, example]) => {
          const mdx = mdxOf(example, names);
          return mdx && <Example key={title} title={title} example={example} mdx={mdx} />;
        })}
      </div>
      <div className={styles.part}>
        <h2 id="props">Props</h2>
        {room.blocks.map((block) => (
          <PropsTable key={block.name} block={block} />
        ))}
      </div>
      <div className={styles.part}>
        <h2 id="accessibility">Accessibility</h2>
        <dl className={styles.notes}>
          {room.blocks.map(({name, notes}) => (
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

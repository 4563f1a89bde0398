import clsx from 'clsx';
import type {BlockProps} from '../../blocks/block';
import {Art} from '../../primitives/Art';
import type blocks from './Section.block';
import styles from './Section.module.css';
import ruled from './Ruled.module.css';

export function Section({
  tone = 'plain',
  layout = 'stack',
  art,
  artFirst,
  children,
}: BlockProps<typeof blocks.Section>) {
  return (
    <div
      className={clsx(
        styles.band,
        styles[tone],
        tone === 'night' && art && layout === 'stack' && 'slanted',
      )}
      data-tone={tone}
    >
      <div
        className={clsx(styles.inner, styles[layout], art && styles.withArt, artFirst && 'flipped')}
      >
        <div className={clsx(styles.text, ruled[layout])}>{children}</div>
        {art && (
          <div className={styles.art}>
            <Art name={art} />
          </div>
        )}
      </div>
    </div>
  );
}

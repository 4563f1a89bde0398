import type {BlockProps} from '../../blocks/block';
import type blocks from './CallToAction.block';
import styles from './CallToAction.module.css';

/** tests/SPEC.md: 'Want to Know More?', 'Want to Join Our Team?'. */
export function CallToAction({children}: BlockProps<typeof blocks.CallToAction>) {
  return (
    <div className={styles.band} data-tone="plain">
      <div className={styles.panel} data-tone="night">
        {children}
      </div>
    </div>
  );
}

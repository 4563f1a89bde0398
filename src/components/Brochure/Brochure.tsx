import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {BlockProps} from '../../blocks/block';
import {Art} from '../../primitives/Art';
import {Icon} from '../../primitives/Icon';
import {useInterfaceLanguage} from '../Languages';
import type blocks from './Brochure.block';
import styles from './Brochure.module.css';

/** Data from src/plugins/brochure. */
interface Pdf {
  /** Path below the base URL. */
  href: string;
  /** Formatted in the site's language, such as `180 kB`. */
  size: string;
}

/** The new tab is announced for WCAG 3.2.5 (technique G201). */
export function BrochureLink({children}: BlockProps<typeof blocks.BrochureLink>) {
  const {href, size} = usePluginData('brochure') as Pdf;
  const language = useInterfaceLanguage();
  return (
    <a href={useBaseUrl(href)} target="_blank" rel="noopener" className="onward">
      <Icon name="document" />
      <span>
        {children}{' '}
        <span className={styles.facts} {...language}>
          {translate(
            {
              id: 'Brochure.facts',
              message: '(PDF, {size}, opens in a new tab)',
              description:
                'Follows the words of a link to the brochure, on every page that has one; {size} is that of the file',
            },
            {size},
          )}
        </span>
      </span>
    </a>
  );
}

export function BrochureCard({children}: BlockProps<typeof blocks.BrochureCard>) {
  return (
    <div className={styles.band} data-tone="plain" data-brochure>
      <div className={styles.card} data-tone="night">
        <Art name="brochure" className={styles.cover} />
        <div className={styles.text}>{children}</div>
        <BrochureLink>
          <span {...useInterfaceLanguage()}>
            {translate({
              id: 'Brochure.view',
              message: 'View Brochure',
              description: 'Link to the brochure at the end of a service page',
            })}
          </span>
        </BrochureLink>
      </div>
    </div>
  );
}

import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {ReactNode} from 'react';
import {Art} from '../../primitives/Art';
import {Icon} from '../../primitives/Icon';
import {useInterfaceLanguage} from '../Languages';
import styles from './Brochure.module.css';

/** Data from src/plugins/brochure. */
interface Pdf {
  /** Path below the base URL. */
  href: string;
  /** Formatted in the site's language, such as `180 kB`. */
  size: string;
}

/**
 * The brochure's link: states that it is a PDF, its size, and that it opens in a new tab
 * (WCAG 3.2.5, G201). A plain `<a>`: the file is served, not routed.
 */
export function BrochureLink({children}: {children: ReactNode}) {
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

/**
 * The card that ends a service page: heading and sentence as children, then 'View Brochure'. It is the
 * upper part of one panel, and `<CallToAction>` below it the lower.
 * Renders `<div>` with the heading, the text and the link; the picture is decorative.
 */
export function BrochureCard({children}: {children: ReactNode}) {
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

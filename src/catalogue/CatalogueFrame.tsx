import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {CATALOGUE} from './plugin/address';
import styles from './Catalogue.module.css';

interface CatalogueFrameProps {
  /** The h1, and the page's title. */
  title: string;
  /** One sentence below the title. */
  summary: string;
  /** Whether this is a component's page, below the list. */
  below?: boolean;
  children: ReactNode;
}

/** The frame of the catalogue's pages: a dark band with the title. In English only. */
export function CatalogueFrame({title, summary, below, children}: CatalogueFrameProps) {
  return (
    <main id="main" lang="en" dir="ltr">
      <Head>
        <title>{`${title} | Catalogue of blocks`}</title>
        <meta name="description" content={summary} />
        <meta name="robots" content="noindex" />
      </Head>
      <div className={styles.head} data-tone="night">
        <div className={styles.inner}>
          {below && (
            <p className={styles.back}>
              <Link to={CATALOGUE}>All blocks</Link>
            </p>
          )}
          <h1>{title}</h1>
          <p className={styles.summary}>{summary}</p>
        </div>
      </div>
      <div className={styles.inner}>{children}</div>
    </main>
  );
}

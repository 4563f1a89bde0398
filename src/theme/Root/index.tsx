import type {ReactNode} from 'react';
import {HydrationBoundary} from '@trendsoft/docusaurus-late-hydration/boundary';
import {Footer} from '../../components/Footer';
import {Header} from '../../components/Header';
import {SkipLink} from '../../components/SkipLink';

/**
 * Renders header and footer outside the routes, so that they survive navigation. Each part has its own boundary, in
 * which React re-creates what a browser extension has changed (src/plugins/hydration-boundaries).
 */
export default function Root({children}: {children: ReactNode}) {
  return (
    <>
      <HydrationBoundary>
        <SkipLink />
      </HydrationBoundary>
      <HydrationBoundary>
        <Header />
      </HydrationBoundary>
      <HydrationBoundary>{children}</HydrationBoundary>
      <HydrationBoundary>
        <Footer />
      </HydrationBoundary>
    </>
  );
}

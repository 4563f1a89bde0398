import type {ReactNode} from 'react';
import {Footer} from '../../components/Footer';
import {Header} from '../../components/Header';
import {SkipLink} from '../../components/SkipLink';

/** Renders header and footer outside the routes, so that they survive navigation. */
export default function Root({children}: {children: ReactNode}) {
  return (
    <>
      <SkipLink />
      <Header />
      {children}
      <Footer />
    </>
  );
}

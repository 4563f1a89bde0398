import type {ReactElement} from 'react';
import {SkipLink} from './SkipLink';

export const examples: Record<string, ReactElement> = {
  'The link and its target': (
    <>
      <SkipLink />
      <main id="main">
        <h1>Contact Us</h1>
      </main>
    </>
  ),
};

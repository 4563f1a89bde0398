import type {ReactElement} from 'react';
import type {Guidance} from '../../primitives/guidance';
import {SignUp} from './SignUp';

export const guidance: Guidance = {
  do: ['Say in the sentence that sign-up is not open yet.'],
  dont: ['Promise news. The strip sends nothing.'],
};

export const examples: Record<string, ReactElement> = {
  'The sign-up strip': (
    <SignUp>
      <h2 id="news-by-email">News by email</h2>
      <p>Sign-up is not open yet. You are welcome to try the form.</p>
    </SignUp>
  ),
};

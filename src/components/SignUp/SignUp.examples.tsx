import type {ReactElement} from 'react';
import {SignUp} from './SignUp';

export const examples: Record<string, ReactElement> = {
  'The sign-up strip': (
    <SignUp>
      <h2 id="news-by-email">News by email</h2>
      <p>Sign-up is not open yet. You are welcome to try the form.</p>
    </SignUp>
  ),
};

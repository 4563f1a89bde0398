import Link from '@docusaurus/Link';
import type {ReactElement} from 'react';
import type {Guidance} from '../../primitives/guidance';
import {Note} from './Note';

export const guidance: Guidance = {
  do: ['Set off what some readers need: what a short name means, or where to go instead.'],
  dont: ['Use it for what all readers need, or for a warning in a form.'],
};

export const examples: Record<string, ReactElement> = {
  'A remark with a link': (
    <Note>
      <p>
        <strong>Want to upload a document and receive a quote?</strong> Write to us on the{' '}
        <Link to="/TrendSoft/ContactUs">contact page</Link> and we will agree on how you send the
        file.
      </p>
    </Note>
  ),
};

import Link from '@docusaurus/Link';
import type {ReactElement} from 'react';
import {Note} from './Note';

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

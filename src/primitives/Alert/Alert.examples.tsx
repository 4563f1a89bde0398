import type {ReactElement} from 'react';
import {Alert} from './Alert';

export const examples: Record<string, ReactElement> = {
  'An error': (
    <Alert tone="error">
      <p>The message was not sent.</p>
      <p>Check your connection, then try again.</p>
    </Alert>
  ),
  'A success': (
    <Alert tone="success">
      <p>The message was sent.</p>
    </Alert>
  ),
};

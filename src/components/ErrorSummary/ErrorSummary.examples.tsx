import type {ReactElement} from 'react';
import {TextField} from '../../primitives/Field';
import {ErrorSummary} from './ErrorSummary';

export const examples: Record<string, ReactElement> = {
  'Two mistakes': (
    <>
      <ErrorSummary
        entries={[
          {controlId: 'summary-name', message: 'Name is required'},
          {controlId: 'summary-email', message: 'Email is required'},
        ]}
      />
      <TextField id="summary-name" name="name" label="Name" error="Name is required" />
      <TextField id="summary-email" name="email" label="Email" error="Email is required" />
    </>
  ),
};

import type {ReactElement} from 'react';
import {FormStatus, type FormStatusProps} from './FormStatus';

const contact: Omit<FormStatusProps, 'outcome'> = {
  form: 'contact',
  attempt: 1,
  succeeded: 'contactSucceeded',
  failed: 'contactFailed',
  advice: 'Check your connection, then try again.',
};

export const examples: Record<string, ReactElement> = {
  Succeeded: <FormStatus {...contact} outcome={{kind: 'succeeded'}} />,
  Failed: <FormStatus {...contact} outcome={{kind: 'failed', problems: {}}} />,
  'Refused by the server': (
    <FormStatus {...contact} outcome={{kind: 'failed', problems: {email: 'emailInvalid'}}} />
  ),
  Invalid: (
    <FormStatus {...contact} outcome={{kind: 'invalid', problems: {name: 'nameRequired'}}} />
  ),
};

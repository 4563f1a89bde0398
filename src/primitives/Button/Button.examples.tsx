import type {ReactElement} from 'react';
import {Button, ButtonLink} from './Button';

export const examples: Record<string, ReactElement> = {
  'A button': <Button>Try again</Button>,
  'A button that has to wait': <Button disabled>Please wait...</Button>,
  'Links that look like buttons': (
    <>
      <ButtonLink to="/TrendSoft/ContactUs">Get Free Assessment</ButtonLink>
      <ButtonLink to="/TrendSoft/ContactUs" variant="secondary">
        View Our Work
      </ButtonLink>
    </>
  ),
};

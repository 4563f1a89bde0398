import type {ReactElement} from 'react';
import type {Guidance} from '../guidance';
import {Button, ButtonLink} from './Button';

export const guidance: Guidance = {
  do: [
    "Say what happens: 'Speak with an Expert', 'See the openings'.",
    'Put the more important of two first, and make the other one secondary.',
  ],
  dont: [
    'Use one in the middle of a sentence. Write a link there.',
    'Put more than two side by side.',
  ],
};

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

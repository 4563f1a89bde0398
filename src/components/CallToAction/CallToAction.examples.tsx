import type {ReactElement} from 'react';
import type {Guidance} from '../../primitives/guidance';
import {ButtonLink} from '../../primitives/Button';
import {CallToAction} from './CallToAction';

export const guidance: Guidance = {
  do: ['End a page with one. Ask for one thing, and say what the reader should tell us.'],
  dont: ['Put two on a page that ask for the same.'],
};

export const examples: Record<string, ReactElement> = {
  'The end of a service page': (
    <CallToAction>
      <h2 id="want-to-know-more">Want to Know More?</h2>
      <p>Tell us what kinds of files you have and roughly how many pages they run to.</p>
      <ButtonLink to="/TrendSoft/ContactUs">Contact Us</ButtonLink>
    </CallToAction>
  ),
};

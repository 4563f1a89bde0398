import type {ReactElement} from 'react';
import type {Guidance} from '../../primitives/guidance';
import {ButtonLink} from '../../primitives/Button';
import {Hero} from './Hero';

export const guidance: Guidance = {
  do: [
    'Open every page with one. Put the only # heading, one or two sentences and a button into it.',
  ],
  dont: ['Use a scene that another page has.', 'Write more than a phone can show at once.'],
};

export const examples: Record<string, ReactElement> = {
  'A service page': (
    <Hero art="web">
      <h1 id="web-accessibility">Web Accessibility</h1>
      <p>
        We test your website with the tools and settings that people with disabilities rely on. You
        learn what blocks them and how to fix it.
      </p>
      <ButtonLink to="/TrendSoft/ContactUs">Speak with an Expert</ButtonLink>
    </Hero>
  ),
  'A page that leads to a family of services': (
    <Hero art="testing" hub>
      <h1 id="testing">Testing</h1>
      <p>We check that your software does what it should.</p>
      <ButtonLink to="/TrendSoft/ContactUs">Ask us about testing</ButtonLink>
    </Hero>
  ),
  'Two buttons': (
    <Hero art="careers">
      <h1 id="careers">Careers</h1>
      <p>Looking for bright minds to join us</p>
      <ButtonLink to="/TrendSoft/Career#openings">See the openings</ButtonLink>
      <ButtonLink to="/TrendSoft/Career#apply" variant="secondary">
        Apply
      </ButtonLink>
    </Hero>
  ),
};

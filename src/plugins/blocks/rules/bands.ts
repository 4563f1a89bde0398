/** Blocks that a page is made of, from top to bottom. */
import {FORM_NAMES} from '../../../forms/tables';
import {headed, nothing, something} from '../children';
import {drawingOf, flag, oneOf, route} from '../values';
import type {Block} from './block';

const scene = (example: string) => drawingOf('static/img/art', example);

export const BANDS: Record<string, Block> = {
  Hero: {required: {art: scene('home')}, optional: {tall: flag, hub: flag}, children: headed(1)},
  Section: {
    optional: {
      tone: oneOf('plain', 'tint', 'blue', 'night'),
      layout: oneOf('stack', 'split', 'columns', 'narrow'),
      art: scene('mission'),
      flip: flag,
    },
    children: something('## What we repair {#what-we-repair}'),
    together: ({art, flip}) =>
      flip && !art
        ? 'flip moves the drawing, but there is none; give art, e.g. art="mission"'
        : undefined,
  },
  Lead: {children: something('We test websites with the people who use them.')},
  Intro: {children: something('## Questions buyers ask {#questions}'), inside: ['Section']},
  Contents: {children: something('## What we collect {#what-we-collect}')},
  Note: {children: something('This service has a page of its own.')},
  CallToAction: {optional: {tone: oneOf('night', 'brand')}, children: headed(2)},
  BrochureCard: {children: headed(2)},
  BrochureLink: {children: something('Download Our Brochure'), inSentence: true},
  ButtonLink: {
    required: {to: route},
    optional: {variant: oneOf('primary', 'secondary')},
    children: something('Contact Us'),
  },
  SignUp: {children: headed(2)},
  ContactForm: {children: nothing},
  CareersForm: {children: nothing},
  DocumentCheck: {children: nothing},
  Form: {required: {name: oneOf(...FORM_NAMES)}, children: nothing},
  AuditFacts: {children: nothing},
  SiteMap: {children: nothing},
  AuditedPages: {children: nothing},
  TestedWith: {children: nothing},
  ScreenReaderTasks: {children: nothing},
  KnownExceptions: {children: nothing},
  OpenAcrLink: {children: something('OpenACR data'), inSentence: true},
  ConformanceTable: {required: {level: oneOf('A', 'AA')}, children: nothing},
};

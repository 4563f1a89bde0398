import type {Defect} from '../../check';
import {at} from './visits';

export const consistencyDefects: Defect[] = [
  {
    name: 'One page has the links of its footer in another order',
    caughtBy: 'consistent-navigation',
    visit: at('/DigitalAccessibility'),
    plant: {
      html: (html) =>
        html.replace(
          /(<li><a href="?\/TrendSoft\/about-Us"?>[^]*?)(<li><a href="?\/TrendSoft\/WhoWeServe"?>[^]*?)(?=<li>)/,
          '$2$1',
        ),
    },
  },
  {
    name: 'One page calls the contact page something else',
    caughtBy: 'consistent-identification',
    visit: at('/TrendSoft/WhoWeServe'),
    plant: {html: (html) => html.replaceAll('>Contact</a>', '>Write to us</a>')},
  },
  {
    name: 'One page has no way to a person in its header',
    caughtBy: 'consistent-help',
    visit: at('/TrendSoft/oursolutions/Testing'),
    plant: {
      html: (html) =>
        html.replace(/<a [^>]*href="?\/TrendSoft\/ContactUs"?[^>]*>(Get In Touch)<\/a>/g, '$1'),
    },
  },
];

/** Blocks that hold several of a kind. */
import {blocks, headed, oneList, something} from '../children';
import {anchor, drawingOf, flag, list, number, oneOf, route, symbolOf, words} from '../values';
import type {Block} from './block';

const icon = symbolOf('static/img/icons.svg', 'shield');
const picture = symbolOf('static/img/industries.svg', 'education');
const art = drawingOf('static/img/art', 'web');

/** The words of a link that a block makes: they go with its address. */
const linkText = words('the words of the link', 'Learn more about web accessibility', 80);

/** Two props of which neither makes sense without the other. */
function both(first: string, second: string) {
  return (props: Readonly<Record<string, unknown>>): string | undefined => {
    if (first in props === second in props) return undefined;
    const [there, missing] = first in props ? [first, second] : [second, first];
    return `${missing} is missing; ${there} needs it. Give both, or neither`;
  };
}

export const LISTS: Record<string, Block> = {
  Cards: {
    optional: {
      columns: number('2, 3 or 4', 3, {least: 2, most: 4, step: 1}),
      open: flag,
    },
    children: blocks('Card'),
  },
  Card: {
    optional: {
      to: route,
      linkText,
      icon,
      picture,
      art,
      tags: list('a list of short words', "{['WCAG 2.1', 'Section 508']}"),
    },
    children: headed(3),
    inside: ['Cards'],
    together: both('to', 'linkText'),
  },
  Topics: {optional: {numbered: flag}, children: blocks('Topic')},
  Topic: {optional: {icon}, children: headed(3), inside: ['Topics']},
  Tabs: {
    required: {label: words('what the tabs are about', 'Solutions We Offer')},
    children: blocks('TabPanel'),
  },
  TabPanel: {
    required: {id: anchor, label: words('the words on the tab', 'Functional Testing', 40)},
    optional: {
      to: route,
      learnMore: words('the words of the link', 'Learn more about functional testing', 80),
      getAQuote: words('the words of the quote button', 'Get A Quote', 40),
      art,
    },
    children: headed(3),
    inside: ['Tabs'],
    together: (props, english) => {
      const {learnMore, label} = props;
      // Other languages have their own words for it.
      const says = !english || typeof learnMore !== 'string' || /learn more/i.test(learnMore);
      return (
        both('to', 'learnMore')(props) ??
        (says
          ? undefined
          : `learnMore is "${learnMore}"; give words with 'learn more', e.g. learnMore="Learn more about ${String(label).toLowerCase()}"`)
      );
    },
  },
  Faq: {children: blocks('Question')},
  Question: {
    required: {heading: words('the question, as a visitor asks it', 'How do I get a price?')},
    children: something('Leave your details on the contact page.'),
    inside: ['Faq'],
  },
  Finding: {
    required: {
      art: drawingOf('static/img/art', 'finding-web'),
      severity: oneOf('critical', 'serious', 'moderate'),
    },
    children: headed(3),
  },
  Fact: {
    required: {term: words('what the fact is about', 'Where', 40)},
    children: something('Checkout, payment page.'),
    inside: ['Finding'],
  },
  Steps: {children: oneList(true)},
  Standards: {children: oneList(false)},
  Openings: {children: blocks('Opening')},
  Opening: {
    required: {
      location: words('the town of the job', 'Hyderabad', 60),
      to: route,
      linkText: words('the words of the link', 'More Details about the Fresher role', 80),
    },
    children: headed(3),
    inside: ['Openings'],
  },
  Stats: {
    required: {start: oneOf('load', 'view')},
    children: blocks('Stat'),
  },
  Stat: {
    required: {value: number('a whole number', 200, {least: 0, step: 1})},
    optional: {suffix: words('what follows the figure', '+', 8)},
    children: something('projects'),
    inside: ['Stats'],
  },
};

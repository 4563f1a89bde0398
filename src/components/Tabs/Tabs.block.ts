import type {Blocks} from '../../blocks/block';
import {blocks, headed} from '../../blocks/children';
import {anchor, both, drawing, route, words} from '../../blocks/values';

/** Returns an error about a link without 'learn more', in English only. */
function vague({learnMore, label}: Readonly<Record<string, unknown>>, english: boolean) {
  if (!english || typeof learnMore !== 'string' || /learn more/i.test(learnMore)) return undefined;
  return `learnMore is "${learnMore}"; give words with 'learn more', e.g. learnMore="Learn more about ${String(label).toLowerCase()}"`;
}

export default {
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
      art: drawing('web'),
    },
    children: headed(3),
    inside: ['Tabs'],
    together: (props, english) => both('to', 'learnMore')(props) ?? vague(props, english),
  },
} satisfies Blocks;

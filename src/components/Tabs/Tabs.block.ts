import type {Blocks} from '../../blocks/block';
import {onlyBlocks, withHeading} from '../../blocks/children';
import {anchor, bothOrNeither, drawing, route, text} from '../../blocks/prop-types';

/** Returns an error if the link's text does not contain 'learn more'; only for English pages. */
function learnMoreError({learnMore, label}: Readonly<Record<string, unknown>>, isEnglish: boolean) {
  if (!isEnglish || typeof learnMore !== 'string' || /learn more/i.test(learnMore)) {
    return undefined;
  }
  return `learnMore is "${learnMore}"; give words with 'learn more', e.g. learnMore="Learn more about ${String(label).toLowerCase()}"`;
}

export default {
  Tabs: {
    interactive: true,
    required: {label: text('what the tabs are about', 'Solutions We Offer')},
    children: onlyBlocks('TabPanel'),
  },
  TabPanel: {
    required: {id: anchor, label: text('the words on the tab', 'Functional Testing', 40)},
    optional: {
      to: route,
      learnMore: text('the words of the link', 'Learn more about functional testing', 80),
      getAQuote: text('a label that is kept, and not shown', 'Get A Quote', 40),
      art: drawing('web'),
    },
    children: withHeading(3),
    inside: ['Tabs'],
    checkProps: (props, isEnglish) =>
      bothOrNeither('to', 'learnMore')(props) ?? learnMoreError(props, isEnglish),
  },
} satisfies Blocks;

import {defineBlock} from '../../blocks/block';
import {onlyBlocks, withHeading} from '../../blocks/children';
import {anchor, bothOrNeither, described, drawing, route, text} from '../../blocks/prop-types';

/** Returns an error if the link's text does not contain 'learn more'; only for English pages. */
function learnMoreError({learnMore, label}: Readonly<Record<string, unknown>>, isEnglish: boolean) {
  if (!isEnglish || typeof learnMore !== 'string' || /learn more/i.test(learnMore)) {
    return undefined;
  }
  return `learnMore is "${learnMore}"; give words with 'learn more', e.g. learnMore="Learn more about ${String(label).toLowerCase()}"`;
}

export default {
  Tabs: defineBlock({
    summary: 'Panels that are shown one at a time.',
    accessibility:
      'APG Tabs, vertical, with automatic activation. Renders `<div role="tablist">` of ' +
      'links and `<section role="tabpanel">`s. Keyboard: Tab to the selected tab, then to ' +
      'its panel; Up and Down, wrapping round; Home; End; Enter and Space. It has these ' +
      'roles only on wide screens after hydration. Before hydration, the list links to the ' +
      'panels and `:target` shows one. On small screens, without JavaScript and in print, ' +
      'all panels are shown below each other. Text that find-in-page or a text fragment ' +
      'finds in a hidden panel selects its tab.',
    interactive: true,
    required: {label: text('what the tabs are about', 'Solutions We Offer')},
    children: onlyBlocks('TabPanel'),
  }),
  TabPanel: defineBlock({
    summary: 'One panel of Tabs.',
    accessibility: 'Renders `<section>`, with role="tabpanel" if tabs are shown.',
    required: {
      id: described("The panel's address; different from the heading's id.", anchor),
      label: text('the words on the tab', 'Functional Testing', 40),
    },
    optional: {
      to: route,
      learnMore: described(
        "It contains 'learn more' (in English) and the page's name.",
        text('the words of the link', 'Learn more about functional testing', 80),
      ),
      getAQuote: text('a label that is kept, and not shown', 'Get A Quote', 40),
      art: described('It is beside the text if tabs are shown.', drawing('web')),
    },
    children: withHeading(3),
    inside: ['Tabs'],
    checkProps: (props, isEnglish) =>
      bothOrNeither('to', 'learnMore')(props) ?? learnMoreError(props, isEnglish),
  }),
};

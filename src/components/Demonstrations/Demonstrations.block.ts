import {defineBlock} from '../../blocks/block';
import {text} from '../../blocks/prop-types';

const required = {
  start: text('the words on the button that starts it', 'Try the broken checkout', 60),
  before: text('what the first picture shows', 'The Tab key skips the Pay button.', 200),
  after: text('what the second picture shows', 'The Tab key stops at the Pay button.', 200),
};

const STARTED_BY_BUTTON =
  'Renders a pair of `<figure>`s and a button. Until a visitor starts it, and without JavaScript, ' +
  'the pictures and their descriptions are all there is. The demonstration then takes their place, ' +
  'and the focus moves to its heading; Escape leaves it, and the focus returns to the button.';

export default {
  BrokenCheckout: defineBlock({
    summary:
      'A checkout with three faults, which the visitor tries with the Tab key and repairs one by one.',
    accessibility: `${STARTED_BY_BUTTON} The Pay button has no keys on purpose until it is repaired.`,
    interactive: true,
    required,
  }),
  ExposedInvoice: defineBlock({
    summary:
      "A portal that shows any customer's invoice, until the visitor makes its server check whose it is.",
    accessibility: `${STARTED_BY_BUTTON} APG Switch for the check: a native checkbox, toggled by Space.`,
    interactive: true,
    required,
  }),
  ReaderQueue: defineBlock({
    summary: 'A library catalogue that runs out of connections, and four setups to compare.',
    accessibility: `${STARTED_BY_BUTTON} The slider and the choices are native controls.`,
    interactive: true,
    required,
  }),
};

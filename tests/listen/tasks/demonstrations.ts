import {DEMONSTRATIONS, START_BUTTON} from '../../setup/demonstrations';
import {step, type Step, type Task} from '../task';
import {filled, textOf, word} from '../words';

const {checkout, invoice, queue} = DEMONSTRATIONS;

const startOf = (route: string) => `${textOf(route, START_BUTTON)} push button`;

/** Starts the demonstration of a page. */
const starts = (route: string): Step[] => [
  step('Presses the first key', 'Down'),
  step('Goes to the button', 'b', {until: startOf(route)}),
  step('Starts the demonstration', 'Return', {once: [word('Demonstration.started')]}),
];

const leaves = (route: string): Step =>
  step('Leaves it with the Escape key', 'Escape', {hears: [startOf(route)]});

const broken: Task = {
  id: 'demonstration-checkout',
  title: 'The broken checkout cannot be paid by keyboard until Pay is a button',
  route: checkout.route,
  steps: () => {
    const fault = word('BrokenCheckout.fault.button');
    const pay = new RegExp(`${word('BrokenCheckout.pay').split(' ')[0]} \\S+ push button`);
    return [
      ...starts(checkout.route),
      step('Tabs to the first field', 'Tab', {until: `${word('BrokenCheckout.name')} entry`}),
      step('Tabs out of the shop', ['Tab', 'Tab', 'Tab'], {
        hears: [
          word('BrokenCheckout.street'),
          word('BrokenCheckout.postcode'),
          filled(word('BrokenCheckout.repair'), {fault}),
        ],
        once: [word('BrokenCheckout.skipped')],
        never: [pay],
      }),
      // The Tab key passed Pay, and stopped at its repair.
      step('Repairs Pay', 'Return', {once: [`${fault}: repaired`]}),
      step('Goes back to Pay', 'shift+Tab', {until: pay}),
      step('Pays', 'Return', {once: [word('BrokenCheckout.paid')]}),
      leaves(checkout.route),
    ];
  },
};

const exposed: Task = {
  id: 'demonstration-invoice',
  title: 'The portal shows the invoice of somebody else until its server checks the owner',
  route: invoice.route,
  steps: () => [
    ...starts(invoice.route),
    step('Goes to the next invoice', 'Tab', {until: `${word('ExposedInvoice.next')} push button`}),
    step('Opens it', 'Return', {once: [word('ExposedInvoice.found'), 'This is the invoice of']}),
    step('Goes to the switch', 'Tab', {until: word('ExposedInvoice.check')}),
    step('Switches the check on', 'space', {
      hears: [word('ExposedInvoice.checkOn'), word('ExposedInvoice.notFound')],
    }),
    leaves(invoice.route),
  ],
};

const waiting: Task = {
  id: 'demonstration-queue',
  title: 'Readers wait for a connection until connections are shared',
  route: queue.route,
  steps: () => [
    ...starts(queue.route),
    step('Goes to the slider', 'Tab', {until: `${word('ReaderQueue.readers')} `}),
    step('Moves it to the end', 'End', {hears: [/600 readers, results after \d/]}),
    step('Goes to the repairs', 'Tab', {until: word('ReaderQueue.repair.none')}),
    step('Chooses the next', ['Down', 'space'], {
      hears: [word('ReaderQueue.repair.more'), 'Results after'],
    }),
    leaves(queue.route),
  ],
};

export default [broken, exposed, waiting];

import {fireEvent, screen, waitFor, within} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {inSite, render} from '../../../tests/setup/render';
import {Demonstration} from './Demonstration';
import frameMessages from './frame/DemonstrationFrame.late.json';
import {faults, t as checkoutText} from './checkout/faults';
import {BrokenCheckout, ExposedInvoice, ReaderQueue} from './Demonstrations';
import invoiceMessages from './invoice/ExposedInvoice.late.json';
import {loadOf, READERS} from './queue/model';
import {decimal, t as queueText} from './queue/texts';

const WORDS = {start: 'Try it', before: 'It is broken.', after: 'It is repaired.'};

const BLOCKS = {BrokenCheckout, ExposedInvoice, ReaderQueue};

const startButton = () => screen.getByRole('button', {name: WORDS.start});

/** Starts a demonstration. Returns its region, once its heading has the focus. */
async function start(block: keyof typeof BLOCKS): Promise<HTMLElement> {
  const Block = BLOCKS[block];
  render(<Block {...WORDS} />);
  fireEvent.click(startButton());
  const region = await screen.findByRole('region');
  expect(region).toContainElement(document.activeElement as HTMLElement);
  return region;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', {name}));

describe.each(Object.keys(BLOCKS) as (keyof typeof BLOCKS)[])('%s', (block) => {
  const Block = BLOCKS[block];

  test('is a described pair of pictures in the server’s HTML', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(inSite(<Block {...WORDS} />));
    const [before, after, ...others] = within(page).getAllByRole('figure');
    expect(before).toHaveTextContent(WORDS.before);
    expect(after).toHaveTextContent(WORDS.after);
    expect(others).toEqual([]);
    const button = within(page).getByRole('button', {name: WORDS.start});
    expect(button.closest('[data-needs-script]')).not.toBeNull();
  });

  test('is left by either button, and the focus returns to the button that starts it', async () => {
    const region = await start(block);
    const [, atTheEnd] = within(region).getAllByRole('button', {
      name: frameMessages.leave.message,
    });
    fireEvent.click(atTheEnd!);
    await waitFor(() => expect(startButton()).toHaveFocus());
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  test('is left by the Escape key', async () => {
    await start(block);
    fireEvent.keyDown(document.activeElement!, {key: 'Escape'});
    await waitFor(() => expect(startButton()).toHaveFocus());
  });
});

test('a demonstration that cannot be loaded is reported, and can be started again', async () => {
  const fetchLate = jest
    .fn()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({Demonstration: () => <section aria-label="Late" />});
  render(
    <Demonstration {...WORDS} drawings={{before: 'web', after: 'web'}} fetchLate={fetchLate} />,
  );
  fireEvent.click(startButton());
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  fireEvent.click(startButton());
  expect(await screen.findByRole('region')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

const repair = (id: string) =>
  press(checkoutText('repair', {fault: checkoutText(`fault.${id}` as 'fault.button')}));

describe('the checkout', () => {
  const payName = checkoutText('pay', {price: '€24.00'});

  test('has no button to pay and no labels until they are repaired; what was typed remains', async () => {
    const region = await start('BrokenCheckout');
    expect(screen.queryByRole('button', {name: payName})).not.toBeInTheDocument();
    const name = within(region).getByPlaceholderText(checkoutText('name'));
    fireEvent.change(name, {target: {value: 'Ada'}});
    repair('button');
    repair('labels');
    expect(screen.getByRole('button', {name: payName})).toBeInTheDocument();
    expect(screen.getByLabelText(checkoutText('name'))).toHaveValue('Ada');
    expect(screen.getByLabelText(checkoutText('name'))).not.toHaveAttribute('placeholder');
  });

  test('is marked as faulty until the last repair, and again when a fault comes back', async () => {
    const region = await start('BrokenCheckout');
    const isFaulty = () => region.querySelector('[data-faulty-demonstration]') !== null;
    for (const {id} of faults()) {
      expect(isFaulty()).toBe(true);
      repair(id);
    }
    expect(isFaulty()).toBe(false);
    press(checkoutText('undo', {fault: checkoutText('fault.contrast')}));
    expect(isFaulty()).toBe(true);
  });

  test('shows the lines of a repair, which are the HTML of the page', async () => {
    const region = await start('BrokenCheckout');
    const [button] = faults();
    repair('button');
    const old = region.querySelector('del');
    expect(old).toHaveTextContent(button!.before[0]!);
    expect(region.querySelector('ins')).toHaveTextContent(button!.after[0]!);
    expect(screen.getByRole('button', {name: payName}).tagName).toBe('BUTTON');
  });

  test('says that the Tab key has skipped the Pay button, and only until it is repaired', async () => {
    const region = await start('BrokenCheckout');
    const last = within(region).getByPlaceholderText(checkoutText('postcode'));
    fireEvent.keyDown(last, {key: 'Tab'});
    expect(within(region).getByText(checkoutText('skipped'))).toBeInTheDocument();
    repair('button');
    expect(within(region).queryByText(checkoutText('skipped'))).not.toBeInTheDocument();
    press(payName);
    expect(within(region).getByText(checkoutText('paid'))).toBeInTheDocument();
  });
});

test('the portal shows the invoice of somebody else until the server checks whose it is', async () => {
  const region = await start('ExposedInvoice');
  press(invoiceMessages.next.message);
  expect(within(region).getByText(invoiceMessages.found.message)).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Adaeze Obi');
  fireEvent.click(screen.getByRole('switch'));
  expect(screen.getByRole('status')).toHaveTextContent(invoiceMessages.notFound.message);
  expect(within(region).getByText(invoiceMessages.notFound.message)).toBeInTheDocument();
  expect(region).not.toHaveTextContent('Adaeze Obi');
  press(invoiceMessages.previous.message);
  expect(within(region).getByText(invoiceMessages.own.message)).toBeInTheDocument();
});

test('the slider says what the readers meet, and a repair changes it', async () => {
  await start('ReaderQueue');
  const slider = screen.getByRole('slider');
  const textFor = (repairId: 'none' | 'shared') => {
    const seconds = decimal(loadOf(READERS.most, repairId).seconds);
    return queueText('value', {count: READERS.most, seconds});
  };
  fireEvent.change(slider, {target: {value: String(READERS.most)}});
  expect(slider).toHaveAttribute('aria-valuetext', textFor('none'));
  fireEvent.click(screen.getByRole('radio', {name: queueText('repair.shared')}));
  expect(slider).toHaveAttribute('aria-valuetext', textFor('shared'));
  expect(screen.getByRole('status')).toHaveTextContent(queueText('repair.shared'));
});

import {screen} from '@testing-library/react';
import {render} from '../../../tests/setup/render';
import {Hero} from '../Hero';
import {Mockup} from '.';

test('only the callout is in the accessibility tree', () => {
  render(
    <Mockup title="Checkout" callout="No keyboard can press this button.">
      <ul>
        <li>Pay now</li>
      </ul>
    </Mockup>,
  );
  expect(screen.getByText(/No keyboard/).parentElement).toBe(screen.getByRole('figure'));
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});

test('in a hero it is beside the text', () => {
  render(
    <Hero>
      <h1>Open to everyone</h1>
      <Mockup title="Checkout" callout="No keyboard can press this button.">
        <ul />
      </Mockup>
    </Hero>,
  );
  const text = screen.getByRole('heading').parentElement;
  expect(text).not.toContainElement(screen.getByRole('figure'));
});

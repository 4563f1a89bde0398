import {screen} from '@testing-library/react';
import {render} from '../../../tests/setup/render';
import {examples} from './Brochure.examples';

test('the card ends with View Brochure, and says what opens and where', () => {
  render(examples['The card that ends a service page'] ?? <></>);
  expect(screen.getByRole('heading', {name: 'Compare our services'})).toBeInTheDocument();
  expect(screen.getByRole('link')).toHaveAccessibleName(
    'View Brochure (PDF, 180 kB, opens in a new tab)',
  );
});

test('the link opens the PDF in a new tab that cannot reach this one', () => {
  render(examples['The link alone'] ?? <></>);
  const link = screen.getByRole('link', {name: /^Download Our Brochure \(PDF/});
  expect(link).toHaveAttribute('href', '/trendsoft-brochure.pdf');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});

import {screen} from '@testing-library/react';
import {render} from '../../../tests/setup/render';
import {ServicesPanel} from '.';

const button = () => screen.getByRole('button', {name: 'Our Services'});

test.each([
  '/DigitalAccessibility',
  '/TrendSoft/oursolutions/Testing',
  '/TrendSoft/oursolutions/CyberSecurity/ApiKey',
  '/TrendSoft/oursolutions/DocumentAccessibility/PDFUA',
  '/document-check',
])('it is marked on %s, the page of a service', (path) => {
  render(<ServicesPanel />, {path});
  expect(button()).toHaveAttribute('aria-current', 'true');
});

test.each(['/', '/About', '/TrendSoft/Career'])('the button is not current on %s', (path) => {
  render(<ServicesPanel />, {path});
  expect(button()).not.toHaveAttribute('aria-current');
});

import {screen} from '@testing-library/react';
import {render} from '../../../tests/setup/render';
import {ServicesPanel} from '.';

test.each([
  ['/DigitalAccessibility', 'true'],
  ['/TrendSoft/oursolutions/Testing', 'true'],
  ['/TrendSoft/oursolutions/CyberSecurity/ApiKey', 'true'],
  ['/TrendSoft/oursolutions/DocumentAccessibility/PDFUA', 'true'],
  ['/document-check', 'true'],
  ...['/', '/About', '/TrendSoft/Career'].map((path) => [path, null]),
])('on %s its button is current: %s', (path, current) => {
  render(<ServicesPanel />, {path: String(path)});
  expect(screen.getByRole('button').getAttribute('aria-current')).toBe(current);
});

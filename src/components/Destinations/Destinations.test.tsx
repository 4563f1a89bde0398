import {screen} from '@testing-library/react';
import {render} from '../../../tests/setup/render';
import {examples} from './Destinations.examples';

test('they lead to every service category and to the pages of the header', () => {
  render(examples['Where to go from the 404'] ?? <></>);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Digital Accessibility Services', '/DigitalAccessibility'],
    ['Testing Services', '/TrendSoft/oursolutions/Testing'],
    ['Cyber Security', '/TrendSoft/oursolutions/CyberSecurity'],
    ['Who we Serve', '/TrendSoft/WhoWeServe'],
    ['Careers', '/TrendSoft/Career'],
    ['About', '/TrendSoft/about-Us'],
    ['Get In Touch', '/TrendSoft/ContactUs'],
  ]);
  expect(screen.getAllByRole('listitem')).toHaveLength(links.length);
});

import {foreignFault} from '../../scripts/check/rules/link-faults';

const NO_PAGES = {pages: new Map()} as Parameters<typeof foreignFault>[1];

test.each([
  ['+91 866 555 0100', 'tel:+918665550100'],
  ['+91%20866%20555%200100', 'tel:+918665550100'],
  ['(040) 555-0100', 'tel:0405550100'],
  ['office@example.com', 'mailto:office@example.com'],
  ['www.w3.org/WAI', 'https://www.w3.org/WAI'],
  ['https:/www.w3.org', 'https://www.w3.org'],
  ['http://localhost:3000/About', '/About'],
  ['/pages/About.mdx', '/About'],
  ['\\About', '/About'],
])('%s was meant to be %s', (address, meant) => {
  expect(foreignFault(address, NO_PAGES)?.put).toBe(meant);
});

test.each(['/About', 'https://www.w3.org', 'mailto:office@example.com', 'tel:+918665550100'])(
  '%s was meant so',
  (address) => {
    expect(foreignFault(address, NO_PAGES)).toBeUndefined();
  },
);

import {act} from '@testing-library/react';
import axe from 'axe-core';

const options = {
  // A frame shows somebody else's page.
  iframes: false,
  rules: {
    // No layout here; tests/a11y measures contrast in a browser, tokens.test.ts in numbers.
    'color-contrast': {enabled: false},
    // A component is part of a page; landmarks are the page's.
    region: {enabled: false},
  },
};

/** The axe rules that a part of the page breaks, each with the element that does. */
export async function violations(part: Element): Promise<string[]> {
  const found = await act(() => axe.run(part, options));
  return found.violations.flatMap(({id, nodes}) => nodes.map(({html}) => `${id}: ${html}`));
}

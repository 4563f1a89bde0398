import '@testing-library/jest-dom';
import {TextDecoder, TextEncoder} from 'node:util';
import {configure} from '@testing-library/dom';

// The default of one second is too short on a busy machine.
configure({asyncUtilTimeout: 10_000});

// Mocks of APIs that jsdom lacks, with the minimum that components need.
class IntersectionObserverStandIn {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Object.defineProperty(window, 'IntersectionObserver', {
  writable: true,
  value: IntersectionObserverStandIn,
});

Object.defineProperty(window, 'matchMedia', {
  writable: true,
  value: (query: string) => ({
    matches: false,
    media: query,
    addEventListener() {},
    removeEventListener() {},
  }),
});

class StyleSheetStandIn {
  replaceSync() {}
}
Object.assign(globalThis, {TextDecoder, TextEncoder, CSSStyleSheet: StyleSheetStandIn});
Object.assign(document, {adoptedStyleSheets: []});

Object.assign(CSS, {supports: () => false});

Object.assign(window, {docusaurus: {prefetch() {}, preload() {}}});

// A console message is a defect: the site promises an empty console. An error thrown
// here could be caught by the code under test; so the test fails when it ends.
const messages: string[] = [];
for (const level of ['error', 'warn'] as const) {
  const original = window.console[level];
  window.console[level] = (...args: unknown[]) => {
    original(...args);
    messages.push(`console.${level}: ${args.map(String).join(' ')}`);
  };
}
const expectEmptyConsole = () => expect(messages.splice(0)).toEqual([]);
afterEach(expectEmptyConsole);
// Messages that the clean-up after the last test writes.
afterAll(expectEmptyConsole);

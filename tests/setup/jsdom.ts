import '@testing-library/jest-dom';
import {TextDecoder, TextEncoder} from 'node:util';
import {configure} from '@testing-library/dom';

// Each test is a visit in a tab of its own: drafts of forms are stored as they are typed.
beforeEach(() => sessionStorage.clear());

// The default of one second is too short on a busy machine.
configure({asyncUtilTimeout: 10_000});

// Mocks of APIs that jsdom lacks, with the minimum that components need.
class ObserverStandIn {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Object.defineProperty(window, 'IntersectionObserver', {
  writable: true,
  value: ObserverStandIn,
});
Object.defineProperty(window, 'ResizeObserver', {writable: true, value: ObserverStandIn});

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

Blob.prototype.arrayBuffer = function arrayBuffer() {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as ArrayBuffer));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('not readable')));
    reader.readAsArrayBuffer(this);
  });
};

Object.assign(window, {docusaurus: {prefetch() {}, preload() {}}});

// Console messages are defects. They are reported after the test, since the code under test
// could catch an error thrown here.
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
// Reports messages of the clean-up after the last test.
afterAll(expectEmptyConsole);

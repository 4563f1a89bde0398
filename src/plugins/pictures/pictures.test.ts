import {inlinePictures} from './inline';

const FILES: Readonly<Record<string, string>> = {
  '/img/icons.svg':
    '<svg><symbol id="next"><path d="M1"/></symbol>\n<symbol id="pause"><path d="M2"/></symbol></svg>',
  '/img/art/web.svg': '<svg><symbol id="art"><path fill="var(--art-fill)" d="M4"/></symbol></svg>',
  '/img/art/odd.svg': '<svg><symbol id="art"><path fill="url(#shade)"/></symbol></svg>',
};
const read = (file: string) => FILES[file] ?? '';
const page = (body: string) => `<html><head></head><body>${body}</body></html>`;

test('a drawing is inlined once, even if it is used several times', () => {
  const use = '<use href=/img/icons.svg#next />';
  expect(inlinePictures(page(`${use}${use}`), read)).toBe(
    page(
      '<use href="#icons-next" /><use href="#icons-next" />' +
        '<svg display="none" aria-hidden="true"><symbol id="icons-next"><path d="M1"/></symbol></svg>',
    ),
  );
});

test('a missing drawing stops the build with its name', () => {
  expect(() => inlinePictures(page('<use href=/img/icons.svg#nothing />'), read)).toThrow(
    '/img/icons.svg has no <symbol id="nothing">, which a page uses.',
  );
});

test('a drawing with an internal reference stops the build', () => {
  expect(() => inlinePictures(page('<use href=/img/art/odd.svg#art />'), read)).toThrow(
    '/img/art/odd.svg#art refers to a part of its file',
  );
});

import {existsSync} from 'node:fs';
import {defineBlock} from '../../blocks/block';
import {anyContent} from '../../blocks/children';
import type {PropType} from '../../blocks/prop-types';

/** Files that the build writes; all others are in `static/`. */
const GENERATED: readonly unknown[] = ['/openacr.json', '/.well-known/security.txt'];

const servedFile: PropType<string> = {
  expected: `the address of a file in static/, or ${GENERATED.join(' or ')}`,
  example: '"/trendsoft-brochure.pdf"',
  accepts: (value): value is string =>
    GENERATED.includes(value) || (typeof value === 'string' && existsSync(`static${value}`)),
};

export default {
  FileLink: defineBlock({
    summary:
      'Link to a file of this site that is not a page. Says that a PDF is one, and its size.',
    accessibility: 'A plain `<a>`: the file is served, not routed. Keyboard: Enter.',
    required: {file: servedFile},
    children: anyContent('This page as a PDF'),
    inline: true,
  }),
};

import {blocks, frontMatter, listed} from './build';
import {dates} from './dates';
import {images} from './images';
import {inclusive} from './inclusive';
import {links} from './links';
import {linkText} from './link-text';
import {markdown} from './markdown';
import {spelledNames} from './names';
import {offices} from './offices';
import {openings} from './openings';
import {outline} from './outline';
import {promises} from './promises';
import {reading} from './reading';
import type {Rule} from './rule';
import {starter} from './starter';
import {style} from './style';
import {tables} from './tables';
import {whitespace} from './whitespace';

/** Every rule but spelling (spelling.ts), which reads all files at once. */
export const RULES: readonly Rule[] = [
  ...[frontMatter, blocks, listed, outline, links, linkText, images, tables, markdown],
  ...[
    spelledNames,
    dates,
    style,
    inclusive,
    starter,
    offices,
    openings,
    promises,
    whitespace,
    reading,
  ],
];

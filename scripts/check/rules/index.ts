import {blocks} from './blocks';
import {frontMatter} from './front-matter';
import {images} from './images';
import {inclusive} from './inclusive';
import {links} from './links';
import {linkText} from './link-text';
import {listed} from './listed';
import {openings} from './openings';
import {outline} from './outline';
import {reading} from './reading';
import type {Rule} from './rule';
import {starter} from './starter';
import {style} from './style';
import {tables} from './tables';
import {whitespace} from './whitespace';

/** Every rule but spelling (spelling.ts), which reads all files at once. */
export const RULES: readonly Rule[] = [
  ...[frontMatter, blocks, listed, outline, links, linkText, images, tables],
  ...[style, inclusive, starter, openings, whitespace, reading],
];

import {translate} from '@docusaurus/Translate';
import type {Facts} from '../../../documents';

const FORMATS = {pdf: 'PDF', word: 'Word', powerpoint: 'PowerPoint'} as const;

/** What the document is, in a line. What it has none of is left out. */
export function factsWords({format, pages, tables, figures, fields, claims}: Facts): string[] {
  const counts: [number | undefined, (count: number) => string][] = [
    [pages, format === 'powerpoint' ? slideCount : pageCount],
    [tables, tableCount],
    [figures, figureCount],
    [fields, fieldCount],
  ];
  return [
    FORMATS[format],
    ...counts.flatMap(([count, words]) => (count ? words(count) : [])),
    ...(claims === undefined ? [] : [claimsWords(claims)]),
  ];
}

const pageCount = (count: number) =>
  translate(
    {
      id: 'DocumentCheck.pageCount',
      message: 'Pages: {count}',
      description: 'In a result of the document check',
    },
    {count},
  );

const slideCount = (count: number) =>
  translate(
    {
      id: 'DocumentCheck.slideCount',
      message: 'Slides: {count}',
      description: 'In a result of the document check, of a presentation',
    },
    {count},
  );

const tableCount = (count: number) =>
  translate(
    {
      id: 'DocumentCheck.tableCount',
      message: 'Tables: {count}',
      description: 'In a result of the document check',
    },
    {count},
  );

const figureCount = (count: number) =>
  translate(
    {
      id: 'DocumentCheck.figureCount',
      message: 'Pictures: {count}',
      description: 'In a result of the document check',
    },
    {count},
  );

const fieldCount = (count: number) =>
  translate(
    {
      id: 'DocumentCheck.fieldCount',
      message: 'Form fields: {count}',
      description: 'In a result of the document check',
    },
    {count},
  );

const claimsWords = (standard: string) =>
  translate(
    {
      id: 'DocumentCheck.claims',
      message: 'The file says that it keeps {standard}',
      description: 'In a result of the document check; {standard} is PDF/UA-1 or PDF/UA-2',
    },
    {standard},
  );

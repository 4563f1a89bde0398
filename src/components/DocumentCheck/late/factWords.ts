import {translate} from '@docusaurus/Translate';
import type {Facts, Place} from '../../../documents';

/** A page or a slide. */
function pageWords(format: Facts['format'], page: number): string {
  if (format === 'powerpoint')
    return translate(
      {
        id: 'DocumentCheck.slide',
        message: 'Slide {number}',
        description: 'A place in a presentation, in a result of the document check',
      },
      {number: page},
    );
  return translate(
    {
      id: 'DocumentCheck.page',
      message: 'Page {number}',
      description: 'A place in a document, in a result of the document check',
    },
    {number: page},
  );
}

/** A place: page, element, first words. Empty where nothing is known of it. */
export function placeWords(format: Facts['format'], {page, element, words}: Place): string {
  const parts = [
    page === undefined ? '' : pageWords(format, page),
    element ?? '',
    words ? `“${words}”` : '',
  ];
  return parts.filter((part) => part !== '').join(', ');
}

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

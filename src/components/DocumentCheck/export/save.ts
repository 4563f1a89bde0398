/** Saves results as files, and prints them. */
import type {CheckedDocument} from '../checkedDocuments';
import {t} from '../check/loadedRules';
import {csvOf} from './csv';
import {earlOf} from './earl';
import {bodyOf, htmlOf} from './html';
import {printReport} from './print';
import {originOf, reportsOf} from './report';
import {download} from './download';

/** Saves results. @param company that provides the check */
export type SaveResults = (documents: readonly CheckedDocument[], company: string) => Promise<void>;

const nameOf = (ending: string) => `${t('report.fileName')}.${ending}`;

/** Saves the results as a web page. */
export const saveHtml: SaveResults = async (documents, company) =>
  download(nameOf('html'), 'text/html', htmlOf(await reportsOf(documents), originOf(company)));

/** Prints the results; browsers can print to a PDF. */
export const print: SaveResults = async (documents, company) =>
  printReport(t('report.title'), bodyOf(await reportsOf(documents), originOf(company)));

/** Saves the results as a table for a spreadsheet. */
export const saveCsv: SaveResults = async (documents, company) =>
  download(nameOf('csv'), 'text/csv', await csvOf(documents, company));

/** Saves the results as data for other programs. */
export const saveEarl: SaveResults = async (documents, company) =>
  download(nameOf('jsonld'), 'application/ld+json', earlOf(documents, company));

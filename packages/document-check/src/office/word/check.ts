/** Checks a Word file. */
import type {Facts, Reporter} from '../../finding.ts';
import {namesLanguage} from '../../vague.ts';
import {child} from '../../xml.ts';
import type {XmlElement} from '../../xml.ts';
import {isTrue, visible, textOf} from '../package.ts';
import type {OfficePackage} from '../package.ts';
import {checkContrast} from './contrast.ts';
import {checkDrawings} from './drawings.ts';
import {checkHeadings, checkLookAlikes} from './headings.ts';
import {languageOf} from './languages.ts';
import {checkLinks, checkBlankLinesAndLists} from './paragraphs.ts';
import {Styles} from './styles.ts';
import {checkTables} from './tables.ts';

/** Returns the paragraphs outside tables and text boxes. */
function bodyParagraphs(body: XmlElement): XmlElement[] {
  const around = new Set(['sdt', 'sdtContent', 'ins', 'smartTag', 'customXml', 'body']);
  return [...visible(body, ({name}) => around.has(name))].filter(({name}) => name === 'p');
}

/** Restrictions under which everything can be read and, with marks, changed: they stop no assistive technology. */
const HARMLESS_RESTRICTIONS = new Set(['none', 'comments', 'trackedChanges']);

function checkSettings(settings: XmlElement | undefined, report: Reporter): void {
  const {enforcement, edit = 'none'} = child(settings, 'documentProtection')?.attributes ?? {};
  if (enforcement === undefined || !isTrue(enforcement)) return;
  if (!HARMLESS_RESTRICTIONS.has(edit)) report('word-restricted');
}

const FIELDS = new Set(['ffData', 'checkbox', 'comboBox', 'dropDownList', 'date', 'text']);

const isField = ({name, children}: XmlElement): boolean =>
  name === 'ffData' || (name === 'sdtPr' && children.some((kid) => FIELDS.has(kid.name)));

/** More words than fit on a page. */
const FULL_PAGE = 1500;

/** Returns the saved page count; undefined if it is too small for the text, as from a program that does not lay out pages. */
function pagesOf(written: number, body: XmlElement): number | undefined {
  const elements = [...visible(body)];
  const breaks = elements.filter(({attributes}) => attributes['type'] === 'page').length;
  const rendered = elements.filter(({name}) => name === 'lastRenderedPageBreak').length;
  const words = textOf(body).split(/\s+/).length;
  const least = Math.max(1 + breaks, 1 + rendered, words / FULL_PAGE);
  return written >= least ? written : undefined;
}

export function checkWord(
  file: OfficePackage,
  name: string,
  root: XmlElement,
  report: Reporter,
): Omit<Facts, 'effort'> {
  const part = (type: string) => file.xml(file.related(name, type));
  const body = child(root, 'body') ?? root;
  const styles = new Styles(part('styles'));
  const language = languageOf(styles.lang, root);
  if (language === undefined) report('office-language');
  else if (!namesLanguage(language)) report('word-language-none');
  checkSettings(part('settings'), report);
  file.budget.checkNow();
  const paragraphs = bodyParagraphs(body);
  const all = [...visible(body)].filter(({name: tag}) => tag === 'p');
  const hasHeadings = checkHeadings(all, styles, report);
  checkLookAlikes(paragraphs, hasHeadings, styles, report);
  checkBlankLinesAndLists(paragraphs, report);
  file.budget.checkNow();
  const tables = [...visible(body)].filter((element) => element.name === 'tbl');
  checkTables(body, styles, report);
  const figures = checkDrawings(body, styles, report);
  file.budget.checkNow();
  checkLinks(body, report);
  checkContrast(body, styles, report);
  return {
    format: 'word' as const,
    language,
    pages: pagesOf(Number(file.property('Pages')), body),
    scannedPages: 0,
    tables: tables.length,
    figures,
    fields: [...visible(body)].filter(isField).length,
    hasStructure: hasHeadings,
  };
}

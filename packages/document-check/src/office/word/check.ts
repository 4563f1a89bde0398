/** Checks a Word file. */
import type {Facts, UnreadPart} from '../../finding.ts';
import type {Reporter} from '../../reporter.ts';
import {namesLanguage} from '../../vague.ts';
import {child} from '../../xml.ts';
import type {XmlElement} from '../../xml.ts';
import {isTrue, visible, textOf} from '../package.ts';
import type {OfficePackage} from '../package.ts';
import {unreadRelationships} from '../unread.ts';
import {checkContrast} from './contrast.ts';
import {checkDrawings} from './drawings.ts';
import {fieldCount} from './fields.ts';
import {checkHeadings, checkLookAlikes} from './headings.ts';
import {insertFiles} from './inserted.ts';
import {languageOf} from './languages.ts';
import {checkLinks, checkBlankLinesAndLists} from './paragraphs.ts';
import {pageColour} from './shading.ts';
import {storiesOf} from './stories.ts';
import {Styles} from './styles.ts';
import {checkTables} from './tables.ts';

/** Elements that contain paragraphs of the body. */
const AROUND = new Set(['sdt', 'sdtContent', 'ins', 'smartTag', 'customXml', 'body', 'altChunk']);

/** Returns the paragraphs outside tables and text boxes. */
const bodyParagraphs = (body: XmlElement): XmlElement[] =>
  [...visible(body, ({name}) => AROUND.has(name))].filter(({name}) => name === 'p');

/** Restrictions under which everything can be read and, with marks, changed: they stop no assistive technology. */
const HARMLESS_RESTRICTIONS = new Set(['none', 'comments', 'trackedChanges']);

function checkSettings(settings: XmlElement | undefined, report: Reporter): void {
  const {enforcement, edit = 'none'} = child(settings, 'documentProtection')?.attributes ?? {};
  if (enforcement === undefined || !isTrue(enforcement)) return;
  if (!HARMLESS_RESTRICTIONS.has(edit)) report('word-restricted');
}

function checkLanguage(language: string | undefined, report: Reporter): void {
  if (language === undefined) report('office-language');
  else if (!namesLanguage(language)) report('word-language-none');
}

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

/** Checks what all parts of a file may contain. @param background the colour of the pages @returns counts */
function checkStory(
  root: XmlElement,
  background: string,
  styles: Styles,
  report: Reporter,
): {tables: number; figures: number} {
  const tables = checkTables(root, styles, report);
  const figures = checkDrawings(root, styles, report);
  checkLinks(root, report);
  checkContrast(root, background, styles, report);
  return {tables, figures};
}

/** Checks headings, lists and blank lines of the body. @returns whether there are headings */
function checkParagraphs(body: XmlElement, styles: Styles, report: Reporter): boolean {
  const paragraphs = bodyParagraphs(body);
  const all = [...visible(body)].filter(({name}) => name === 'p');
  const hasHeadings = checkHeadings(all, styles, report);
  checkLookAlikes(paragraphs, hasHeadings, styles, report);
  checkBlankLinesAndLists(paragraphs, report);
  return hasHeadings;
}

/** Loads what reads a Word file aloud; it shares the reader with this module. */
export const loadTranscriber = () =>
  import(/* webpackChunkName: "documents_word_transcript" */ '../../transcript/office/word.ts');

/** Checks a file. @param name of the main part @param unread receives the parts that are not read */
export async function checkWord(
  file: OfficePackage,
  name: string,
  root: XmlElement,
  report: Reporter,
  unread: Set<UnreadPart>,
): Promise<Omit<Facts, 'effort'>> {
  const part = (type: string) => file.xml(file.related(name, type));
  const settings = part('settings');
  const body = child(root, 'body') ?? root;
  const styles = new Styles(part('styles'));
  const {isComplete} = await insertFiles(file, name, body, styles);
  if (!isComplete) unread.add('insertedFiles');
  for (const kind of unreadRelationships(file, name)) unread.add(kind);
  const language = languageOf(styles.lang, root);
  checkLanguage(language, report);
  checkSettings(settings, report);
  file.budget.checkNow();
  const hasStructure = checkParagraphs(body, styles, report);
  file.budget.checkNow();
  const background = pageColour(root, settings);
  const counts = checkStory(body, background, styles, report);
  for (const {within, root: story} of storiesOf(file, name, body, settings)) {
    const own = checkStory(story, background, styles, (rule, place) => {
      // Objects in page headers and footers always float.
      if (rule !== 'word-floating') report(rule, () => ({...place?.(), within}));
    });
    counts.tables += own.tables;
    counts.figures += own.figures;
    file.budget.checkNow();
  }
  return {
    format: 'word',
    language,
    pages: pagesOf(Number(file.property('Pages')), body),
    scannedPages: 0,
    ...counts,
    fields: fieldCount(body),
    hasStructure,
  };
}

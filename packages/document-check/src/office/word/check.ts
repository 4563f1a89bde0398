/** Checks a Word file. */
import type {Facts, Found} from '../../finding.ts';
import {isLanguageName} from '../../vague.ts';
import {child, descendants} from '../../xml.ts';
import type {XmlElement} from '../../xml.ts';
import {isOn, shown, wordsOf} from '../package.ts';
import type {OfficePackage} from '../package.ts';
import {checkContrast} from './contrast.ts';
import {checkDrawings} from './drawings.ts';
import {checkHeadings, checkLookAlikes} from './headings.ts';
import {checkLinks, checkRuns} from './paragraphs.ts';
import {Styles} from './styles.ts';
import {checkTable} from './tables.ts';

/** Paragraphs outside tables and text boxes. */
function bodyParagraphs(body: XmlElement): XmlElement[] {
  const around = new Set(['sdt', 'sdtContent', 'ins', 'smartTag', 'customXml', 'body']);
  return [...shown(body, ({name}) => around.has(name))].filter(({name}) => name === 'p');
}

function checkSettings(settings: XmlElement | undefined, found: Found): void {
  const protection = child(settings, 'documentProtection');
  const enforced = protection?.attributes['enforcement'];
  if (protection && enforced !== undefined && isOn(enforced)) found('word-restricted');
}

/** Returns the language of the document, or the first one that a part of the text has. */
function languageOf({lang}: Styles, root: XmlElement): string | undefined {
  if (isLanguageName(lang)) return lang;
  for (const {name, attributes} of descendants(root))
    if (name === 'lang' && isLanguageName(attributes['val'])) return attributes['val'];
  return lang;
}

const FIELDS = new Set(['ffData', 'checkbox', 'comboBox', 'dropDownList', 'date', 'text']);

function countFields(body: XmlElement): number {
  let fields = 0;
  for (const element of shown(body)) {
    if (element.name === 'ffData') fields += 1;
    else if (element.name === 'sdtPr' && element.children.some(({name}) => FIELDS.has(name)))
      fields += 1;
  }
  return fields;
}

/** More words than fit on a page. */
const FULL_PAGE = 1500;

/** Returns the page count that the program saved, unless there are more pages: then no program with pages saved it. */
function pagesOf(written: number, body: XmlElement): number | undefined {
  const elements = [...shown(body)];
  const breaks = elements.filter(({attributes}) => attributes['type'] === 'page').length;
  const rendered = elements.filter(({name}) => name === 'lastRenderedPageBreak').length;
  const words = wordsOf(body).split(/\s+/).length;
  const least = Math.max(1 + breaks, 1 + rendered, words / FULL_PAGE);
  return written >= least ? written : undefined;
}

export function checkWord(
  file: OfficePackage,
  name: string,
  root: XmlElement,
  found: Found,
): Omit<Facts, 'effort'> {
  const parts = [...file.relationships(name).values()];
  const part = (type: string) => {
    const target = parts.find((candidate) => candidate.type === type)?.target;
    return target === undefined ? undefined : file.xml(target);
  };
  const body = child(root, 'body') ?? root;
  const styles = new Styles(part('styles'));
  const language = languageOf(styles, root);
  if (language === undefined) found('office-language');
  else if (!isLanguageName(language)) found('word-language-none');
  checkSettings(part('settings'), found);
  file.budget.look();
  const paragraphs = bodyParagraphs(body);
  const all = [...shown(body)].filter(({name: tag}) => tag === 'p');
  const tagged = checkHeadings(all, styles, found);
  checkLookAlikes(paragraphs, tagged, styles, found);
  checkRuns(paragraphs, found);
  file.budget.look();
  const tables = [...shown(body)].filter((element) => element.name === 'tbl');
  for (const table of tables) checkTable(table, found);
  const figures = checkDrawings(body, found);
  file.budget.look();
  checkLinks(body, found);
  checkContrast(body, styles, found);
  return {
    format: 'word' as const,
    language,
    pages: pagesOf(Number(file.property('Pages')), body),
    scannedPages: 0,
    tables: tables.length,
    figures,
    fields: countFields(body),
    tagged,
  };
}

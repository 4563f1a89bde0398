/** Checks a Word file. */
import type {Facts} from '../../finding.ts';
import {child, descendants} from '../../xml.ts';
import type {XmlElement} from '../../xml.ts';
import type {Found} from '../found.ts';
import {isOn, shown} from '../package.ts';
import type {OfficePackage} from '../package.ts';
import {checkDrawings} from './drawings.ts';
import {checkHeadings} from './headings.ts';
import {checkContrast, checkLinks, checkRuns} from './paragraphs.ts';
import {Styles} from './styles.ts';
import {checkTable} from './tables.ts';

/** Paragraphs that stand one below the other, not in tables and text boxes. */
function bodyParagraphs(body: XmlElement): XmlElement[] {
  const around = new Set(['sdt', 'sdtContent', 'ins', 'smartTag', 'customXml', 'body']);
  return [...shown(body, ({name}) => around.has(name))].filter(({name}) => name === 'p');
}

function checkSettings(settings: XmlElement | undefined, found: Found): void {
  const protection = child(settings, 'documentProtection');
  const enforced = protection?.attributes['enforcement'];
  if (protection && enforced !== undefined && isOn(enforced)) found('word-restricted');
}

function hasLanguage(styles: Styles, root: XmlElement): boolean {
  if (styles.lang !== undefined) return true;
  for (const {name, attributes} of descendants(root))
    if (name === 'lang' && attributes['val'] !== undefined) return true;
  return false;
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
  if (file.title() === '') found('office-title');
  if (!hasLanguage(styles, root)) found('office-language');
  checkSettings(part('settings'), found);
  file.budget.look();
  const paragraphs = bodyParagraphs(body);
  const tagged = checkHeadings(paragraphs, styles, found);
  checkRuns(paragraphs, found);
  file.budget.look();
  const tables = [...shown(body)].filter((element) => element.name === 'tbl');
  for (const table of tables) checkTable(table, found);
  const figures = checkDrawings(body, found);
  file.budget.look();
  checkLinks(body, found);
  checkContrast(body, found);
  const facts = {
    format: 'word' as const,
    pages: Number(file.property('Pages')) || undefined,
    scannedPages: 0,
    tables: tables.length,
    figures,
    fields: countFields(body),
    tagged,
  };
  return facts;
}

/** Checks a PDF: opens it, reads structure, pages and fonts, and tells what it finds as it goes. */
import type {Collector} from '../collector.ts';
import {inShort} from '../cut.ts';
import {effortOf} from '../effort.ts';
import type {CheckEvent, Facts, Note, Report} from '../finding.ts';
import type {Budget} from '../limits.ts';
import {LimitError} from '../limits.ts';
import {SLICE_MS, turn} from '../turn.ts';
import {checkCatalog} from './checks/catalog.ts';
import {ContentCheck} from './checks/content.ts';
import {checkElements} from './checks/elements.ts';
import {fieldsOf} from './checks/fields.ts';
import {checkFonts} from './checks/fonts.ts';
import {checkWords, checkHeadings} from './checks/headings.ts';
import {checkIdentification} from './checks/identification.ts';
import {checkLook} from './checks/look.ts';
import {PdfDocument} from './document.ts';
import {PdfFile} from './file.ts';
import {foldPdf} from './fold.ts';
import {listedNames} from './fonts/listed-names.ts';
import {fetchPart, MissingPartError} from './parts.ts';
import {latin} from './strings.ts';

function factsOf(document: PdfDocument, content: ContentCheck): Omit<Facts, 'effort'> {
  const {tree, pages, claims} = document;
  const count = (type: string) => tree?.elements.filter(({standard}) => standard === type).length;
  const facts = {
    format: 'pdf' as const,
    pages: pages.length,
    read: content.read < pages.length ? content.read : undefined,
    scannedPages: content.scanned,
    tables: count('Table') ?? 0,
    figures: count('Figure') ?? content.images,
    fields: fieldsOf(document).length,
    tagged: tree !== undefined && tree.elements.length > 0,
    claims,
  };
  return facts;
}

/** Elements that belong in others. */
const NESTED = /^(?:T(?:able|[RHD]|Head|Body|Foot)|L|LI|LBody|TOCI?)$/;

/** Everything there is to find, page by page. */
async function* read(
  document: PdfDocument,
  content: ContentCheck,
  collector: Collector,
): AsyncGenerator<CheckEvent> {
  const found = collector.found.bind(collector);
  const total = document.pages.length;
  checkIdentification(document, found);
  checkCatalog(document, found);
  checkElements(document, found);
  checkHeadings(document, found);
  if (document.tree?.elements.some(({standard}) => NESTED.test(standard ?? '')))
    (await import('./checks/nesting.ts')).checkNesting(document, found);
  const hasAnnotations = document.pages.some(({dict}) => dict.has('Annots'));
  const annotations = hasAnnotations ? await import('./checks/annotations.ts') : undefined;
  let last = Date.now();
  for (const page of document.pages) {
    document.file.budget.look();
    content.page(page);
    annotations?.checkAnnotations(document, page, found);
    if (Date.now() - last < SLICE_MS) continue;
    yield {type: 'progress', done: page.index, total};
    for (const finding of collector.takeChanged()) yield {type: 'finding', finding};
    await turn();
    last = Date.now();
  }
  content.finish();
  checkWords(document, found);
  const fonts = [...content.fonts.all()].filter(({used}) => used.size > 0);
  if (fonts.some(({isNamed}) => isNamed)) await fetchPart('names');
  for (const font of fonts) await font.loadProgram();
  checkFonts(document, fonts, await listedNames(fonts), found);
}

/** Begins again where a part is needed that few files need. */
export async function* checkPdf(
  bytes: Uint8Array,
  budget: Budget,
  collector: Collector,
): AsyncGenerator<CheckEvent, Report> {
  for (;;) {
    try {
      return yield* checkOnce(bytes, budget, collector);
    } catch (error) {
      if (!(error instanceof MissingPartError)) throw error;
      collector.clear();
      await fetchPart(error.part);
    }
  }
}

async function* checkOnce(
  bytes: Uint8Array,
  budget: Budget,
  collector: Collector,
): AsyncGenerator<CheckEvent, Report> {
  const file = await PdfFile.open(bytes, budget);
  const document = new PdfDocument(file);
  const content = new ContentCheck(document, collector.found.bind(collector));
  const notes: Note[] = [];
  if (file.repaired) notes.push('repaired');
  if (!latin(bytes, 0, 1024).includes('%PDF-')) notes.push('odd');
  if (file.trailer.has('Encrypt')) notes.push('unlocked');
  try {
    yield* read(document, content, collector);
  } catch (error) {
    if (!(error instanceof LimitError)) throw error;
    notes.push(`limit-${error.limit}`);
  }
  const facts = factsOf(document, content);
  checkLook(document, facts, collector);
  if (facts.claims === 'PDF/UA-2') notes.push('ua2');
  const allScanned = content.scanned > 0 && content.scanned === document.pages.length;
  const folded = foldPdf(document, collector, allScanned);
  const madeWith = [
    document.info('Creator'),
    document.xmp?.tool,
    document.info('Producer'),
  ].flatMap((name) => (name ? [inShort(name)] : []));
  return {facts: {...facts, effort: effortOf(facts, folded.findings)}, madeWith, notes, ...folded};
}

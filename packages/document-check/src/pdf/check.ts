/** Checks a PDF: opens it, reads structure, pages and fonts, and reports findings as they come. */
import {Collector} from '../collector.ts';
import {shorten} from '../shorten.ts';
import {effortOf} from '../effort.ts';
import type {CheckEvent, Facts, Note, Report} from '../finding.ts';
import type {Budget} from '../limits.ts';
import {LimitError} from '../limits.ts';
import {SLICE_MS, nextTask} from '../next-task.ts';
import {ContentCheck} from './checks/content.ts';
import {checkElements} from './checks/elements.ts';
import {checkFonts} from './checks/fonts.ts';
import {checkHeadingAndLinkText, checkHeadings} from './checks/headings.ts';
import {checkHeaderAndMetadata} from './checks/metadata.ts';
import {addManualChecks} from './checks/manual.ts';
import {PDF_RULES} from '../rules/pdf.ts';
import {PERSON_RULES} from '../rules/person.ts';
import {rulesById} from '../rules/rule.ts';
import {PdfDocument} from './document.ts';
import {PdfFile} from './file.ts';
import {separateConsequences} from './consequences.ts';
import {listedNameTest} from './fonts/listed-names.ts';
import {loadModule, ModuleMissingError} from './lazy.ts';
import {latin} from './strings.ts';

const RULES = rulesById([...PDF_RULES, ...PERSON_RULES]);

const TYPES_WITH_OWN_RULES = /^(?:T(?:able|[RHD]|Head|Body|Foot)|L|LI|LBody|TOCI?|Note|Form)$/;

/** Loads the checks that only some files need, in parallel. */
async function loadChecks({file, tree, pages}: PdfDocument) {
  const {catalog, trailer} = file;
  const hasOptionalFeatures =
    ['OCProperties', 'AF', 'AcroForm'].some((key) => catalog.has(key)) ||
    catalog.dict('Names')?.has('EmbeddedFiles') === true ||
    trailer.has('Encrypt') ||
    pages.some(({dict}) => dict.has('Annots'));
  const needsStructures =
    tree?.elements.some(({standard}) => TYPES_WITH_OWN_RULES.test(standard ?? '')) === true;
  const [structures, features] = await Promise.all([
    needsStructures ? import('./checks/structures.ts') : undefined,
    hasOptionalFeatures ? import('./checks/optional-features.ts') : undefined,
  ]);
  return {structures, features};
}

type Checks = Awaited<ReturnType<typeof loadChecks>>;

function factsOf(
  document: PdfDocument,
  content: ContentCheck,
  fields: number,
): Omit<Facts, 'effort'> {
  const {tree, pages, claimedStandard} = document;
  const elements = tree?.elements ?? [];
  const count = (type: string) => elements.filter(({standard}) => standard === type).length;
  return {
    format: 'pdf',
    language: document.lang,
    pages: pages.length,
    pagesRead: content.pagesRead < pages.length ? content.pagesRead : undefined,
    scannedPages: content.scanned,
    tables: count('Table'),
    figures: elements.length > 0 ? count('Figure') : content.images,
    fields,
    hasStructure: elements.length > 0,
    claimedStandard,
  };
}

/** Runs all automatic checks; yields progress and findings between pages. */
async function* runChecks(
  document: PdfDocument,
  content: ContentCheck,
  {structures, features}: Checks,
  collector: Collector,
): AsyncGenerator<CheckEvent> {
  const report = collector.add.bind(collector);
  const total = document.pages.length;
  checkHeaderAndMetadata(document, report);
  checkElements(document, report);
  checkHeadings(document, report);
  structures?.checkStructures(document, report);
  features?.checkOptionalFeatures(document, report);
  let last = Date.now();
  for (const page of document.pages) {
    document.file.budget.checkNow();
    content.readPage(page);
    features?.checkAnnotations(document, page, report);
    if (Date.now() - last < SLICE_MS) continue;
    yield {type: 'progress', done: page.number, total};
    for (const finding of collector.takeChanged()) yield {type: 'finding', finding};
    await nextTask();
    last = Date.now();
  }
  content.finish();
  checkHeadingAndLinkText(document, report);
  const fonts = [...content.walker.fonts.values()].filter(({used}) => used.size > 0);
  for (const font of fonts) await font.loadProgram();
  if (fonts.some(({usesGlyphNames}) => usesGlyphNames)) await loadModule('names');
  checkFonts(document, fonts, await listedNameTest(fonts), report);
}

/** Loads what reads a PDF aloud; it shares the reader with this module. */
export const loadTranscriber = () =>
  import(/* webpackChunkName: "documents_pdf_transcript" */ '../transcript/pdf/read.ts');

/** Checks a PDF, and starts again after loading a module that it needs (lazy.ts). All attempts share one budget. */
export async function* checkPdf(
  bytes: Uint8Array,
  budget: Budget,
): AsyncGenerator<CheckEvent, Report> {
  for (;;) {
    try {
      return yield* checkOnce(bytes, budget);
    } catch (error) {
      if (!(error instanceof ModuleMissingError)) throw error;
      await loadModule(error.module);
    }
  }
}

/** What to know about the file as such, apart from its content. */
function notesOn(document: PdfDocument, {features}: Checks): Note[] {
  const {file} = document;
  const notes: Note[] = [];
  if (file.repaired) notes.push('repaired');
  if (!latin(file.bytes, 0, 1024).includes('%PDF-')) notes.push('nonstandard');
  if (file.trailer.has('Encrypt')) notes.push('unlocked');
  if (file.catalog.has('Collection')) notes.push('unread-portfolio');
  else if (features?.hasAttachments(document)) notes.push('unread-attachments');
  return notes;
}

async function* checkOnce(bytes: Uint8Array, budget: Budget): AsyncGenerator<CheckEvent, Report> {
  const file = await PdfFile.open(bytes, budget);
  const collector = new Collector(RULES);
  const document = new PdfDocument(file);
  const content = new ContentCheck(document, collector.add.bind(collector));
  const checks = await loadChecks(document);
  // Read before a limit may end the check, since reading them could pass that limit again.
  const fields = checks.features?.fieldsOf(document).length ?? 0;
  const madeWith = [
    document.info('Creator'),
    document.xmp?.tool,
    document.info('Producer'),
  ].flatMap((name) => (name ? [shorten(name)] : []));
  const notes = notesOn(document, checks);
  try {
    yield* runChecks(document, content, checks, collector);
  } catch (error) {
    if (!(error instanceof LimitError)) throw error;
    notes.push(`limit-${error.limit}`);
  }
  const facts = factsOf(document, content, fields);
  addManualChecks(document, facts, collector);
  if (document.isUa2) notes.push('ua2');
  const allScanned = content.scanned > 0 && content.scanned === document.pages.length;
  const result = separateConsequences(document, collector, allScanned);
  return {
    facts: {...facts, effort: effortOf(facts, result.findings, RULES)},
    madeWith,
    notes,
    ...result,
  };
}

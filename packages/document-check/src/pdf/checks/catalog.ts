/** Checks layers (7.10), attached files (7.11), dynamic forms (7.15) and protection (7.16). */
import type {Reporter, PdfDocument} from '../document.ts';
import {asDict, asList, nodesOf, Stream} from '../objects.ts';
import type {Dict} from '../objects.ts';
import {latin, text} from '../strings.ts';

const MAX_XFA_BYTES = 1 << 20;

/** Returns whether the form is dynamic XFA: its `dynamicRender` is `required`. */
function isDynamicXfa(document: PdfDocument): boolean {
  const {file} = document;
  const xfa = file.catalog.dict('AcroForm')?.get('XFA');
  return asList(xfa).some((part) => {
    const stream = file.resolve(part);
    const bytes = stream instanceof Stream ? file.decoded(stream) : undefined;
    const xml = bytes ? latin(bytes, 0, Math.min(bytes.length, MAX_XFA_BYTES)) : '';
    return /<(?:\w+:)?dynamicRender\s*>\s*required\s*</.test(xml);
  });
}

/** The file specifications in the name tree of attached files. */
function embeddedFiles(document: PdfDocument): Dict[] {
  const files: Dict[] = [];
  for (const node of nodesOf(document.file.catalog.dict('Names')?.dict('EmbeddedFiles'))) {
    document.file.budget.step();
    for (const [i, value] of (node.array('Names') ?? []).entries()) {
      const file = i % 2 === 1 ? asDict(node.resolve(value)) : undefined;
      if (file) files.push(file);
    }
  }
  return files;
}

/** Returns whether the file contains other files: in its list of attachments, or as icons on its pages. */
export const hasAttachments = (document: PdfDocument): boolean =>
  embeddedFiles(document).length > 0 ||
  document.pages.some(({dict}) =>
    dict
      .array('Annots')
      ?.some((entry) => asDict(dict.resolve(entry))?.name('Subtype') === 'FileAttachment'),
  );

/** Clause 7.11: the specification of an attached file has its name in F and in UF. */
export function checkFileSpecification(specification: Dict, report: Reporter, page?: number): void {
  if (!specification.has('EF')) return;
  const [name, unicodeName] = [text(specification.string('F')), text(specification.string('UF'))];
  if (!name || !unicodeName) report('7.11-1', () => ({page, text: unicodeName || name}));
}

function checkLayers(catalog: Dict, report: Reporter): void {
  const layers = catalog.dict('OCProperties');
  if (!layers) return;
  const configurations = [layers.get('D'), ...(layers.array('Configs') ?? [])];
  for (const entry of configurations) {
    const configuration = asDict(layers.resolve(entry));
    if (!configuration) continue;
    if (!text(configuration.string('Name'))) report('7.10-1');
    if (configuration.has('AS')) report('7.10-2');
  }
}

/** Revision 2 has one bit (5) for copying and for assistive technology; later revisions have bit 10: ISO 32000-1, table 22. */
function allowsAssistiveTechnology(encrypt: Dict): boolean {
  const bit = encrypt.number('R') === 2 ? 1 << 4 : 1 << 9;
  return ((encrypt.number('P') ?? 0) & bit) !== 0;
}

export function checkOptionalFeatures(document: PdfDocument, report: Reporter): void {
  const {file} = document;
  const {catalog} = file;
  checkLayers(catalog, report);
  const associated = catalog.array('AF')?.map((entry) => asDict(file.resolve(entry))) ?? [];
  for (const specification of new Set([...embeddedFiles(document), ...associated])) {
    if (specification) checkFileSpecification(specification, report);
  }
  if (isDynamicXfa(document)) report('7.15-1');
  const encrypt = file.trailer.dict('Encrypt');
  if (encrypt && !allowsAssistiveTechnology(encrypt)) report('7.16-1');
}

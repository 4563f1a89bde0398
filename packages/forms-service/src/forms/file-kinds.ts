/** What a file is, whatever its name says. */

export interface FileKind {
  /** Completes "“cv” is …". */
  label: string;
  /** Extensions that fit the content; the first accepted one is given to a file whose own does not fit. */
  extensions: readonly string[];
}

/** Greatest number of parts of a zip-based document. 1,900 slides with notes and pictures have fewer. */
export const MAX_PARTS = 10_000;

const KINDS = {
  pdf: {label: 'a PDF', extensions: ['.pdf']},
  word: {label: 'a Word document', extensions: ['.docx', '.dotx']},
  powerpoint: {label: 'a PowerPoint presentation', extensions: ['.pptx', '.potx', '.ppsx']},
  excel: {label: 'an Excel workbook', extensions: ['.xlsx', '.xltx']},
  oldWord: {label: 'a Word document', extensions: ['.doc']},
  oldPowerpoint: {label: 'a PowerPoint presentation', extensions: ['.ppt']},
  oldExcel: {label: 'an Excel workbook', extensions: ['.xls']},
  macros: {label: 'a document with macros', extensions: []},
  locked: {label: 'a document protected with a password', extensions: []},
  linkedParts: {label: 'a document that contains a link to another file', extensions: []},
  duplicateParts: {label: 'a document with two parts of the same name', extensions: []},
  // The number is MAX_PARTS.
  tooManyParts: {label: 'a document with more than 10,000 parts', extensions: []},
  odt: {label: 'an OpenDocument text', extensions: ['.odt']},
  odp: {label: 'an OpenDocument presentation', extensions: ['.odp']},
  ods: {label: 'an OpenDocument spreadsheet', extensions: ['.ods']},
  // Word has saved RTF with the extension .doc, and still opens it.
  rtf: {label: 'an RTF document', extensions: ['.rtf', '.doc']},
  apple: {label: 'a Pages, Keynote or Numbers document', extensions: []},
  epub: {label: 'an e-book', extensions: []},
  text: {label: 'a plain text file', extensions: ['.txt', '.csv']},
  shortcut: {label: 'a link to a document, not the document', extensions: []},
  webPage: {label: 'a web page', extensions: []},
  jpeg: {label: 'a JPEG picture', extensions: ['.jpg', '.jpeg', '.jfif']},
  png: {label: 'a PNG picture', extensions: ['.png']},
  gif: {label: 'a GIF picture', extensions: ['.gif']},
  webp: {label: 'a WebP picture', extensions: ['.webp']},
  avif: {label: 'an AVIF picture', extensions: ['.avif']},
  heic: {label: 'a HEIC picture', extensions: ['.heic', '.heif']},
  tiff: {label: 'a TIFF picture', extensions: ['.tif', '.tiff']},
  bmp: {label: 'a BMP picture', extensions: ['.bmp']},
  svg: {label: 'an SVG drawing', extensions: []},
  archive: {label: 'an archive, such as a ZIP file', extensions: []},
  video: {label: 'a video', extensions: []},
  audio: {label: 'a sound recording', extensions: []},
  program: {label: 'a program', extensions: []},
  unknown: {label: 'of a type that we do not know', extensions: []},
} as const satisfies Record<string, FileKind>;

export type FileKindName = keyof typeof KINDS;

export const FILE_KINDS: Readonly<Record<FileKindName, FileKind>> = KINDS;

/** Returns the extension in lower case with its dot; empty if there is none. */
export function extensionOf(fileName: string): string {
  const dot = fileName.lastIndexOf('.');
  return dot > 0 ? fileName.slice(dot).toLowerCase() : '';
}

type Accept = Readonly<Record<string, string>>;

export function acceptsKind(accept: Accept, kind: FileKindName): boolean {
  return FILE_KINDS[kind].extensions.some((extension) => Object.hasOwn(accept, extension));
}

/**
 * Returns a name with an extension that fits an accepted kind. A wrong extension is replaced, one that means nothing is kept:
 * `Resume`, `Resume - 12.03.2026` and `photo.HEIC` become `Resume.pdf`, `Resume - 12.03.2026.pdf` and `photo.jpg`.
 * @param known every extension that means something
 */
export function fittingName(
  name: string,
  kind: FileKindName,
  accept: Accept,
  known: Accept,
): string {
  const own = extensionOf(name);
  const {extensions} = FILE_KINDS[kind];
  const accepted = extensions.filter((extension) => Object.hasOwn(accept, extension));
  if (accepted.includes(own)) return name;
  const base = Object.hasOwn(known, own) ? name.slice(0, -own.length) : name;
  return base + (accepted[0] ?? '');
}

/** Returns a file's name without folders, invisible characters, and dots and spaces at its end. */
export function cleanFileName(name: string): string {
  const last = name.split(/[/\\]/).pop() ?? '';
  const visible = last.replace(
    /[\p{Cc}\p{Cs}\p{Bidi_Control}\u200b\u2060\ufeff\u2028\u2029]/gu,
    '',
  );
  const clean = visible
    .normalize('NFC')
    .trim()
    .replace(/[. ]+$/, '');
  // A browser sends an empty name if no file was chosen.
  return clean === '' && name !== '' ? 'file' : clean;
}

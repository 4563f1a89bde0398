/** Recognises the program that made a file, by its metadata. */

/** Programs in order of preference: authoring programs come before PDF writers. */
const NAMES = [
  ['googleDocs', /google docs/i],
  ['impress', /^impress$/i],
  ['libreoffice', /libreoffice|openoffice|collabora/i],
  ['powerpoint', /powerpoint/i],
  ['word', /microsoft.* word|for word|microsoft office word/i],
  ['indesign', /indesign/i],
  ['latex', /latex|(?:pdf|lua|xe)tex|xdvipdfmx|\btex\b|hyperref/i],
  [
    'scanner',
    /scan|paper capture|tesseract|ocrmypdf|abbyy|naps2|canon|epson|ricoh|xerox|kyocera|konica|toshiba|lexmark|develop ineo/i,
  ],
  ['browser', /chrom|firefox|safari|edg(?:e|\/)|mozilla|skia/i],
  [
    'printer',
    /print to pdf|pdfcreator|cutepdf|dopdf|bullzip|pscript|quartz pdfcontext|ghostscript/i,
  ],
  ['acrobat', /acrobat|distiller|adobe pdf library/i],
] as const;

/** `printer`: a printer driver that writes PDFs, for any program. */
export type Program = (typeof NAMES)[number][0];

export const PROGRAMS: readonly Program[] = NAMES.map(([program]) => program);

export interface Producer {
  program: Program;
  /** The name in the file: `Microsoft® Word 2019`. */
  name: string;
}

/** Returns the program for the names in a file; undefined for programs without their own steps. */
export function producerOf(names: readonly string[] = []): Producer | undefined {
  for (const [program, pattern] of NAMES) {
    const name = names.find((candidate) => pattern.test(candidate));
    if (name !== undefined) return {program, name};
  }
  return undefined;
}

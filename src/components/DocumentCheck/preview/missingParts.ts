import {AnnotationMode, OPS, type PDFPageProxy} from 'pdfjs-dist/legacy/build/pdf.mjs';

const PICTURES = new Set<number>([OPS.paintImageXObject, OPS.paintImageMaskXObject]);

/** Names of objects that several pages share begin with this: see pdf.js’ `getObjId`. */
const SHARED = /^g_/;

/**
 * Returns how many pictures and fonts of a page could not be decoded. pdf.js leaves them out without an error: in place
 * of a picture there is null, and in place of a font an error.
 */
export async function missingParts(page: PDFPageProxy): Promise<number> {
  const {fnArray, argsArray} = await page.getOperatorList({annotationMode: AnnotationMode.DISABLE});
  const pictures = new Set<string>();
  const fonts = new Set<string>();
  for (const [i, operation] of fnArray.entries()) {
    const [used] = (argsArray[i] ?? []) as unknown[];
    if (PICTURES.has(operation)) pictures.add(idOf(used));
    if (operation === OPS.setFont) fonts.add(String(used));
  }
  pictures.delete('');
  const drawn = await Promise.all([...pictures].map((id) => pictureOf(page, id)));
  const missingFonts = [...fonts].filter((id) => isMissingFont(page, id));
  return drawn.filter((picture) => !picture).length + missingFonts.length;
}

/** Returns the name of a picture; empty if its data are in the operation itself. A mask is an object with that name. */
function idOf(picture: unknown): string {
  if (typeof picture === 'string') return picture;
  const {data} = picture as {data?: unknown};
  return typeof data === 'string' ? data : '';
}

/** Resolves to the decoded picture, which may arrive after the list of operations; null if it could not be decoded. */
const pictureOf = (page: PDFPageProxy, id: string): Promise<unknown> =>
  new Promise((resolve) => {
    (SHARED.test(id) ? page.commonObjs : page.objs).get(id, resolve);
  });

function isMissingFont({commonObjs}: PDFPageProxy, id: string): boolean {
  if (!commonObjs.has(id)) return false;
  const font: unknown = commonObjs.get(id);
  return !font || typeof font === 'string' || font instanceof Error;
}

/** Reads files that a visitor chose. They stay on the disk, where they can change after they were chosen. */

/** The error of a file that has changed, moved or disappeared since it was chosen, or that is a folder. */
export class FileChangedError extends Error {
  override readonly name = 'FileChangedError';
}

/**
 * Reads the bytes of a chosen file. A form reads its files before it sends them, because `fetch` does not report a
 * changed file: it fails as if offline in Chromium, waits for ever in Firefox, and sends an empty file in WebKit.
 * @throws FileChangedError if the file is no longer the one that was chosen
 */
export async function readChosenFile(file: File): Promise<ArrayBuffer> {
  let bytes: ArrayBuffer;
  try {
    bytes = await file.arrayBuffer();
  } catch (cause) {
    throw new FileChangedError(`${file.name} could not be read`, {cause});
  }
  // Firefox reads a changed file as it is now, but still states its old size.
  if (bytes.byteLength !== file.size) throw new FileChangedError(`${file.name} has another size`);
  return bytes;
}

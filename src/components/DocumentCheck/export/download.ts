/** Milliseconds after which the browser has certainly read the file. */
const REVOKE_DELAY_MS = 60_000;

/** Passes a file to the browser, which saves it or asks where. Nothing is sent. */
export function download(name: string, type: string, content: string): void {
  const href = URL.createObjectURL(new Blob([content], {type: `${type};charset=utf-8`}));
  Object.assign(document.createElement('a'), {href, download: name}).click();
  setTimeout(() => URL.revokeObjectURL(href), REVOKE_DELAY_MS);
}

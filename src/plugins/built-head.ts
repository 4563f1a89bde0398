import {readFileSync, renameSync, writeFileSync} from 'node:fs';

/**
 * Puts HTML at the end of a built page's head. Docusaurus runs all plugins' `postBuild` at the same
 * time, so a page is read and written without a pause in which another plugin could write it.
 * @param file path of the page
 * @throws Error for a file without a head
 */
export function addToHead(file: string, html: string): void {
  const page = readFileSync(file, 'utf8');
  if (!page.includes('</head>')) throw new Error(`${file} has no </head> to write into.`);
  // Moved into place, so that readers find the old page or the new one whole.
  writeFileSync(
    `${file}.new`,
    page.replace('</head>', () => `${html}</head>`),
  );
  renameSync(`${file}.new`, file);
}

/** Lays the pictures of one width and scheme side by side, six a sheet, and photographs that. */
import {existsSync, readFileSync} from 'node:fs';
import {test} from '@playwright/test';
import {FOLDER, pictureOf, selection, subjects} from './selection';

const A_SHEET = 6;

/** The most of a picture's height that is shown, in px of the sheet. */
const TALLEST = 1500;

test.describe.configure({timeout: 120_000});

for (const scheme of selection?.schemes ?? []) {
  for (const width of selection?.widths ?? []) {
    test(`the sheets of ${width} px in ${scheme}`, async ({page}) => {
      const figures = (selection ? subjects(selection) : [])
        .map(({file, label}) => ({label, file: pictureOf(file, width, scheme)}))
        .filter(({file}) => existsSync(file))
        .map(({label, file}) => {
          const data = readFileSync(file).toString('base64');
          return `<figure><figcaption>${label}</figcaption><img src="data:image/png;base64,${data}"></figure>`;
        });
      // A phone's picture is long and narrow: drawn smaller, more of it fits.
      const column = width < 700 ? 160 : 300;
      await page.setViewportSize({width: A_SHEET * (column + 20) + 20, height: 800});
      for (let first = 0; first < figures.length; first += A_SHEET) {
        const body = figures.slice(first, first + A_SHEET).join('');
        await page.setContent(`<!doctype html><style>${style(column)}</style>${body}`);
        await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
        const path = `${FOLDER}/sheet-${width}-${scheme}-${first / A_SHEET + 1}.png`;
        await page.screenshot({path, fullPage: true});
      }
    });
  }
}

const style = (column: number) => `
  body { display: grid; grid-template-columns: repeat(${A_SHEET}, ${column}px); gap: 20px; margin: 20px;
    background: #777; color: #fff; font: 12px/1.3 sans-serif; }
  figure { margin: 0; }
  figcaption { block-size: 2.6em; overflow: hidden; overflow-wrap: anywhere; }
  img { display: block; width: 100%; max-height: ${TALLEST}px; object-fit: cover; object-position: top; }
`;

/** Measures the contrast of printed text in a rendered PDF, not in style sheets. */
import {execFileSync} from 'node:child_process';
import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {load} from 'cheerio';
import {ensurePrograms} from '../../scripts/programs';
import {contrast, type Rgb} from '@trendsoft/web-audit/page';

/** A printed word. */
export interface PrintedWord {
  text: string;
  /** Number of the sheet, from 1. */
  sheet: number;
  /** WCAG contrast of the letters with their background, 1 to 21; 1 if they are invisible. */
  contrast: number;
}

/** Dots per inch: the stems of the smallest letters are more than two dots wide, so one dot is fully covered. */
const RESOLUTION = 200;
/** Points per inch. */
const POINTS = 72;

interface Sheet {
  width: number;
  height: number;
  pixels: Buffer;
}

/** Reads a PPM image of pdftoppm: `P6`, width, height, 255, then three bytes for each pixel. */
function readPpm(file: Buffer): Sheet {
  const [head = '', width, height] =
    /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(file.toString('latin1', 0, 50)) ?? [];
  return {width: Number(width), height: Number(height), pixels: file.subarray(head.length)};
}

const channelsOf = (colour: number): Rgb => [colour >> 16, (colour >> 8) & 255, colour & 255];

/** Takes the most frequent colour of the box as the background, and the colour with the highest contrast as the ink. */
function contrastIn({width, height, pixels}: Sheet, box: number[]): number {
  const [left = 0, top = 0, right = 0, bottom = 0] = box.map((edge) =>
    Math.round((edge * RESOLUTION) / POINTS),
  );
  const counts = new Map<number, number>();
  for (let y = top; y < Math.min(bottom, height); y += 1) {
    for (let x = left; x < Math.min(right, width); x += 1) {
      const colour = pixels.readUIntBE(3 * (y * width + x), 3);
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
  }
  const [ground = 0] = [...counts].sort(([, one], [, other]) => other - one)[0] ?? [];
  return Math.max(
    1,
    ...[...counts.keys()].map((colour) => contrast(channelsOf(colour), channelsOf(ground))),
  );
}

/** Returns every word of a PDF with its printed contrast. */
export function wordsOf(pdf: Buffer): PrintedWord[] {
  ensurePrograms(['pdftotext', 'pdftoppm']);
  const folder = mkdtempSync(path.join(tmpdir(), 'print-'));
  const file = path.join(folder, 'page.pdf');
  try {
    writeFileSync(file, pdf);
    execFileSync('pdftoppm', ['-r', String(RESOLUTION), file, path.join(folder, 'sheet')]);
    const pictures = readdirSync(folder).filter((name) => name.endsWith('.ppm'));
    const $ = load(execFileSync('pdftotext', ['-bbox', file, '-'], {encoding: 'utf8'}), {
      xml: true,
    });
    return $('page')
      .get()
      .flatMap((page, at) => {
        const sheet = readPpm(readFileSync(path.join(folder, pictures.sort()[at] ?? '')));
        return $('word', page)
          .get()
          .map((word) => ({
            text: $(word).text(),
            sheet: at + 1,
            contrast: contrastIn(
              sheet,
              ['xMin', 'yMin', 'xMax', 'yMax'].map((edge) => Number($(word).attr(edge))),
            ),
          }));
      });
  } finally {
    rmSync(folder, {recursive: true});
  }
}

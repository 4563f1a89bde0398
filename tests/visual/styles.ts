/**
 * Compares the computed styles and the layout of a part of a page with a committed record, `records/NAME.txt`: one
 * line for each kind of element, then what changes in narrower windows, under the pointer, in forced colours and in
 * print. Positions and sizes may differ by a few pixels, because machines render fonts differently.
 *
 * After an intended change: `npx playwright test tests/a11y --update-snapshots changed`, review, commit.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {allLaidOut, atRest, expect, test} from '../setup/browser';

/** In pixels. */
const [WIDTHS, TOLERANCE] = [[1280, 768, 320], 3];

/** Recorded where they differ from those of the parent. */
const INHERITED = [
  ...['color', 'fill', 'visibility', 'cursor', 'pointer-events', 'list-style-type', 'text-align'],
  ...['font-family', 'font-size', 'font-weight', 'font-style', 'line-height', 'text-transform'],
];

/** Recorded where they differ from those of a plain `div`. */
const OTHERS = [
  ...['display', 'position', 'inset-block-start', 'z-index', 'translate', 'opacity', 'overflow'],
  ...['background-color', 'background-image', 'box-shadow', 'clip-path', 'content', 'columns'],
  ...['border-width', 'border-style', 'border-color', 'border-radius', 'outline', 'object-fit'],
  ...['text-decoration-line', 'break-inside', 'scroll-margin-top'],
  ...['scroll-snap-align', 'transition-property', 'animation-name', 'forced-color-adjust'],
];

interface Row {
  id: string;
  /** The classes of the element, or of an ancestor. */
  name: string;
  styles: string[];
  /** Position and size: x in the parent, width, y in the parent, height. */
  box: number[];
}

/** Returns a row for each visible element and pseudo-element in a part of the page. */
function rowsIn(page: Page, part: string): Promise<Row[]> {
  return page.evaluate(
    ([selector, inherited, others]) => {
      const store = window as {ids?: Map<Element, string>};
      const ids = (store.ids ??= new Map<Element, string>());
      const plain = document.body.appendChild(document.createElement('div'));
      const initial = getComputedStyle(plain);
      const defaults = Object.fromEntries(
        others.map((name) => [name, initial.getPropertyValue(name)]),
      );
      plain.remove();

      const tokens = [...document.documentElement.computedStyleMap().keys()].filter((name) =>
        name.startsWith('--'),
      );

      const stylesOf = (style: CSSStyleDeclaration, parent: CSSStyleDeclaration) =>
        [...inherited, ...others, ...tokens]
          .map((name) => [name, style.getPropertyValue(name)] as const)
          .filter(([name, value]) => value !== (defaults[name] ?? parent.getPropertyValue(name)))
          // Of other elements, the box shows where they are.
          .filter(([name]) => name !== 'inset-block-start' || style.position === 'sticky')
          // A border or an outline that is not drawn still has the colour of the text.
          .filter(([name]) => name !== 'border-color' || style.borderWidth !== '0px')
          .filter(([name]) => name !== 'outline' || style.outlineStyle !== 'none')
          // In print, the content is the address of a link.
          .map(([name, value]) => `${name}: ${value.replace(/https?:[^)"]+/, 'ADDRESS')}`);

      const nameOf = (element: Element): string => {
        // Swiper's classes say which slide it is at.
        const classes = [...element.classList].filter((name) => !name.startsWith('swiper-'));
        const own = [element.localName, ...classes].join('.');
        return element.classList.length > 0 || !element.parentElement
          ? own
          : `${nameOf(element.parentElement)} ${own}`;
      };

      return [...document.querySelectorAll(`:is(${selector}) *:not(svg *)`)].flatMap((element) => {
        const parent = element.parentElement;
        if (!parent || !element.checkVisibility()) return [];
        const id = ids.get(element) ?? String(ids.size);
        ids.set(element, id);
        const [name, style] = [nameOf(element), getComputedStyle(element)];
        const {width, height, left, top} = element.getBoundingClientRect();
        const from = parent.getBoundingClientRect();
        const isMoved = (element as HTMLElement).style.transform; // a carousel's track
        const [x, y] = isMoved ? [0, 0] : [left - from.left, top - from.top];
        const styles = stylesOf(style, getComputedStyle(parent));
        const rows: Row[] = [{id, name, styles, box: [x, width, y, height].map(Math.round)}];
        for (const pseudo of ['::before', '::after']) {
          const its = getComputedStyle(element, pseudo);
          if (['none', 'normal'].includes(its.content)) continue;
          const box = its.display === 'inline' ? [] : [Math.round(parseFloat(its.width))];
          rows.push({id: id + pseudo, name: name + pseudo, styles: stylesOf(its, style), box});
        }
        return rows;
      });
    },
    [part, INHERITED, OTHERS] as const,
  );
}

/** Applies the styles of `:hover` to every element. */
async function hoverEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
      const css = await (await fetch(link.href)).text();
      const sheet = new CSSStyleSheet();
      // Matches every element, with the specificity of `:hover`.
      sheet.replaceSync(css.replaceAll(':hover', ':nth-child(n)'));
      document.adoptedStyleSheets.push(sheet);
      link.disabled = true;
    }
  });
}

/** Replaces all text by the same words. */
async function replaceText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const isShort = text.parentElement?.closest('header, footer, h1, h2, h3, a, button, dl');
      const words = isShort ? 'Words' : 'Here stands a sentence, whatever the page says.';
      if (text.data.trim()) text.data = words;
    }
  });
}

const fileOf = (name: string) =>
  path.join(__dirname, 'records', `${name.replaceAll(/\W+/g, '-')}.txt`);

const boxOf = (line: string) => (line.split(' @ ')[1] ?? '').split(' ').map(Number);

/** A record of a part of a page, which may change between its entries. */
export class StyleRecord {
  private readonly lines: string[] = [];
  private readonly styles = new Map<string, string[]>();

  /**
   * @param part selector of the part
   * @param content whether its content is recorded; otherwise all words are the same, and heights are left out
   */
  constructor(
    private readonly page: Page,
    private readonly part: string,
    private readonly content = false,
  ) {}

  /** Starts a record of what will be added to the page: adds nothing, but remembers the styles of now. */
  async start(): Promise<void> {
    for (const {id, styles} of await rowsIn(this.page, this.part)) this.styles.set(id, styles);
  }

  /** Adds what is visible now: all kinds of elements, or only those whose styles are new. */
  async add(heading: string, which: 'all' | 'new'): Promise<void> {
    if (!this.content) await replaceText(this.page);
    await allLaidOut(this.page);
    await atRest(this.page);
    const known = new Set<string>();
    this.lines.push(`# ${heading}`);
    for (const {id, name, styles, box} of await rowsIn(this.page, this.part)) {
      const before = this.styles.get(id);
      this.styles.set(id, styles);
      const added = styles.filter((style) => !before?.includes(style));
      const removed = (before ?? []).filter((style) => !styles.includes(style));
      const line = [name, ...added, ...removed.map((style) => `not ${style}`)].join('; ');
      if (known.has(line) || (which === 'new' && before && line === name)) continue;
      known.add(line);
      this.lines.push(`${line} @ ${box.slice(0, this.content ? 4 : 2).join(' ')}`);
    }
  }

  /** Adds the part at each width, under the pointer, in forced colours and in print. Leaves it under the pointer. */
  async addAll(): Promise<void> {
    // Carousels get ready when they come into view.
    const carousels = this.page.locator('main section[aria-roledescription]');
    for (const carousel of await carousels.all()) {
      await carousel.scrollIntoViewIfNeeded();
      await expect(carousel).toHaveAttribute('data-ready');
    }
    await this.page.emulateMedia({reducedMotion: 'reduce', colorScheme: 'light'});
    for (const width of WIDTHS) {
      await this.page.setViewportSize({width, height: 800});
      await this.add(`${width} px`, 'all');
    }
    await hoverEverything(this.page);
    await this.add('hover', 'new');
    await this.page.emulateMedia({forcedColors: 'active'});
    await this.add('forced colours', 'new');
    await this.page.emulateMedia({forcedColors: 'none', media: 'print'});
    await this.add('print', 'new');
    await this.page.emulateMedia({media: null, reducedMotion: null});
  }

  /** Returns the record and the committed one, where boxes that are nearly the same are equal. */
  compare(name: string): {actual: string[]; expected: string[]} {
    const expected = readFileSync(fileOf(name), 'utf8').trimEnd().split('\n');
    const actual = this.lines.map((line, at) => {
      const other = expected[at] ?? '';
      const box = boxOf(other);
      const isNear = boxOf(line).every(
        (size, side) => Math.abs(size - (box[side] ?? 0)) <= TOLERANCE,
      );
      return isNear && line.split(' @ ')[0] === other.split(' @ ')[0] ? other : line;
    });
    return {actual, expected};
  }

  /** Fails if the record differs from the committed one. */
  expectSame(name: string): void {
    if (['all', 'changed'].includes(test.info().config.updateSnapshots)) {
      writeFileSync(fileOf(name), `${this.lines.join('\n')}\n`);
    }
    const {actual, expected} = this.compare(name);
    expect.soft(actual, name).toEqual(expected);
  }
}

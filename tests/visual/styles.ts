/**
 * Compares the computed styles and the layout of a part of a page with a committed record, `records/NAME.txt`: one
 * line for each kind of element, then what changes in wider windows, under the pointer, in forced colours and in
 * print. Of elements with the same styles, only the first is recorded. Positions and sizes may differ by a few
 * pixels, because machines render fonts differently.
 */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {allLaidOut, atRest, expect, test} from '../setup/browser';
import {t} from '../setup/messages';

/** In pixels. The last one is used for the pointer, forced colours and print. */
const WIDTHS = [320, 768, 1280];

/** In pixels. */
const TOLERANCE = 3;

/** Recorded where they differ from those of the parent. */
const INHERITED = [
  ...['color', 'fill', 'visibility', 'cursor', 'pointer-events', 'list-style-type', 'text-align'],
  ...['font-family', 'font-size', 'font-weight', 'font-style', 'line-height', 'text-transform'],
  ...['letter-spacing', 'white-space', 'text-wrap-style', 'text-underline-offset'],
];

/** Recorded where they differ from those of a plain `div`. */
const OTHERS = [
  ...['display', 'position', 'inset-block-start', 'z-index', 'translate', 'rotate', 'scale'],
  ...['opacity', 'overflow', 'background-color', 'background-image', 'box-shadow', 'clip-path'],
  ...['border-width', 'border-style', 'border-color', 'border-radius', 'outline', 'outline-offset'],
  ...['text-decoration-line', 'text-decoration-thickness', 'vertical-align', 'filter', 'content'],
  ...['columns', 'break-inside', 'object-fit', 'scroll-margin-top', 'scroll-snap-align'],
  ...['transition-property', 'animation-name', 'forced-color-adjust'],
];

interface Row {
  id: string;
  /** The classes of the element, or of an ancestor. */
  name: string;
  styles: string[];
  /** X in the parent, width, height and y in the parent; only as many as do not depend on the content. */
  box: number[];
}

/** Returns a row for each visible element and pseudo-element in a part of the page. */
function rowsIn(page: Page, part: string, exact: boolean): Promise<Row[]> {
  return page.evaluate(
    ([selector, inherited, others, isExact]) => {
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

      const stylesOf = (style: CSSStyleDeclaration, parent?: CSSStyleDeclaration) =>
        [...inherited, ...others, ...tokens]
          .map((name) => [name, style.getPropertyValue(name)] as const)
          .filter(([name, value]) => value !== (defaults[name] ?? parent?.getPropertyValue(name)))
          // For other positions, the box contains the result.
          .filter(([name]) => name !== 'inset-block-start' || style.position === 'sticky')
          // An animation changes it.
          .filter(([name]) => name !== 'rotate' || style.animationName === 'none')
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

      const root = selector === 'body' ? 'html, ' : '';
      const places = `${root}:is(${selector}), :is(${selector}) *:not(svg *)`;
      return [...document.querySelectorAll(places)].flatMap((element) => {
        if (!element.checkVisibility()) return [];
        const id = ids.get(element) ?? String(ids.size);
        ids.set(element, id);
        const parent = element.parentElement ?? undefined;
        const [name, style] = [nameOf(element), getComputedStyle(element)];
        const {width, height, left, top} = element.getBoundingClientRect();
        const from = parent?.getBoundingClientRect() ?? {left, top};
        const {transform} = (element as HTMLElement).style; // of a carousel's track
        const [x, y] = transform ? [0, 0] : [left - from.left, top - from.top];
        const isControl = element.matches('a, button, input, select, textarea, summary');
        const known = isExact ? 4 : style.display === 'inline' ? 0 : isControl ? 3 : 2;
        const box = [x, width, height, y].map(Math.round).slice(0, known);
        const styles = stylesOf(style, parent && getComputedStyle(parent));
        const rows: Row[] = [{id, name, styles, box}];
        for (const pseudo of ['::before', '::after']) {
          const own = getComputedStyle(element, pseudo);
          if (['none', 'normal'].includes(own.content)) continue;
          const size = own.display === 'inline' ? [] : [Math.round(parseFloat(own.width))];
          const [pseudoId, kind] = [id + pseudo, name + pseudo];
          rows.push({id: pseudoId, name: kind, styles: stylesOf(own, style), box: size});
        }
        return rows;
      });
    },
    [part, INHERITED, OTHERS, exact] as const,
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
      const words = isShort ? 'Words' : 'This is a sentence of average length.';
      if (text.data.trim()) text.data = words;
    }
  });
}

const fileOf = (name: string) =>
  path.join(__dirname, 'records', `${name.replaceAll(/\W+/g, '-')}.txt`);

/** Whether two lines are equal, except for a few pixels. */
function isSame(one: string, other: string): boolean {
  const [[styles, box = ''], [otherStyles, otherBox = '']] = [one.split(' @ '), other.split(' @ ')];
  const [sizes, others] = [box.split(' '), otherBox.split(' ')];
  const isNear = sizes.every(
    (size, at) => Math.abs(Number(size) - Number(others[at])) <= TOLERANCE,
  );
  return styles === otherStyles && sizes.length === others.length && isNear;
}

/** A record of a part of a page, which may change between its entries. */
export class StyleRecord {
  private readonly lines: string[] = [];
  private readonly styles = new Map<string, string[]>();

  /**
   * @param part selector of the part
   * @param exact whether all sizes are compared; otherwise all text is replaced by the same words, and sizes that
   *   depend on the amount of content are left out
   */
  constructor(
    private readonly page: Page,
    private readonly part: string,
    private readonly exact = false,
  ) {}

  /** Stores the current styles, so that `add` records only changes. */
  async start(): Promise<void> {
    for (const {id, styles} of await rowsIn(this.page, this.part, this.exact))
      this.styles.set(id, styles);
  }

  /** Adds what is visible now: all kinds of elements, or only those whose styles are new. */
  async add(heading: string, which: 'all' | 'new'): Promise<void> {
    if (!this.exact) await replaceText(this.page);
    await allLaidOut(this.page);
    await atRest(this.page);
    const known = new Set<string>();
    this.lines.push(`# ${heading}`);
    for (const {id, name, styles, box} of await rowsIn(this.page, this.part, this.exact)) {
      const before = this.styles.get(id);
      this.styles.set(id, styles);
      const added = styles.filter((style) => !before?.includes(style));
      const removed = (before ?? []).filter((style) => !styles.includes(style));
      const line = [name, ...added, ...removed.map((style) => `not ${style}`)].join('; ');
      if (known.has(line) || (which === 'new' && before && line === name)) continue;
      known.add(line);
      this.lines.push(`${line} @ ${box.join(' ')}`);
    }
  }

  /** Adds the part at each width; then under the pointer, in forced colours and in print. Leaves it under the pointer. */
  async addAll(): Promise<void> {
    // Carousels get ready when they come into view.
    const carousels = this.page.locator('main section[aria-roledescription]');
    for (const carousel of await carousels.all()) {
      await carousel.scrollIntoViewIfNeeded();
      await expect(carousel).toHaveAttribute('data-ready');
    }
    await this.page.emulateMedia({reducedMotion: 'reduce', colorScheme: 'light'});
    await expect(carousels.getByText(t('Carousel.pause'), {exact: true})).toHaveCount(0);
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
    const file = fileOf(name);
    const expected = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : [];
    let next = 0;
    const actual = this.lines.map((line) => {
      const at = expected.findIndex((other, index) => index >= next && isSame(line, other));
      if (at < 0) return line;
      next = at + 1;
      return expected[at] ?? line;
    });
    return {actual, expected};
  }

  /** Fails if the record differs from the committed one. */
  expectSame(name: string): void {
    if (['all', 'changed'].includes(test.info().config.updateSnapshots)) {
      writeFileSync(fileOf(name), `${this.lines.join('\n')}\n`);
    }
    const {actual, expected} = this.compare(name);
    const update = 'npx playwright test tests/a11y --update-snapshots changed';
    expect.soft(actual, `${name}; after an intended change: ${update}`).toEqual(expected);
  }
}

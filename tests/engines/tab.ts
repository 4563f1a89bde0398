/** A page in an engine, with the actions of a person: the interface for flows. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect} from '@playwright/test';
import type {Session} from './drive/session';
import type {Front} from './front';

/** By selector, or as a person knows it: by role, and by name where there are several. */
export type Target = string | {role: string; name?: string; within?: string};

/** As a method, so that a function may say which kind of element its selector finds. */
type Work<Args extends unknown[], Result> = {
  run(element: HTMLElement, ...args: Args): Result;
}['run'];

const TESTING_LIBRARY = readFileSync(
  path.join(
    path.dirname(require.resolve('@testing-library/dom/package.json')),
    'dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

/** Tries until nothing is thrown, as while one page gives way to the next; busy machines are slow. */
const eventually = (attempt: () => Promise<void>) =>
  expect(attempt).toPass({intervals: [40], timeout: 20_000});

export class Tab {
  constructor(
    readonly session: Session,
    readonly front: Front,
  ) {}

  /** Calls a function in the page; it sees nothing of this file, and takes and gives JSON. */
  evaluate<Args extends unknown[], Result>(
    work: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    return this.session.evaluate(String(work), args) as Promise<Awaited<Result>>;
  }

  /** Calls a function in the page with the first element meant. @throws Error when there is none */
  async on<Result, Args extends unknown[]>(
    target: Target,
    work: Work<Args, Result>,
    ...args: Args
  ): Promise<Awaited<Result>> {
    if (typeof target !== 'string') {
      const isKnown = await this.evaluate(() => 'TestingLibraryDom' in globalThis);
      if (!isKnown) await this.session.evaluate(`() => { ${TESTING_LIBRARY} }`, []);
    }
    const source = `(target, ...args) => (${String(work)})((${String(find)})(target), ...args)`;
    return this.session.evaluate(source, [target, ...args]) as Promise<Awaited<Result>>;
  }

  /** Opens a route without hydrating it. */
  async goto(route: string): Promise<void> {
    await this.session.goto(this.front.origin + route);
  }

  /** Opens a route, and sends events until it is hydrated. */
  async open(route: string): Promise<void> {
    await this.goto(route);
    await this.hydrate();
  }

  async hydrate(): Promise<void> {
    await eventually(async () => {
      const isAwake = await this.evaluate(() => {
        dispatchEvent(new Event('pointermove'));
        return document.documentElement.dataset['hasHydrated'];
      });
      expect(isAwake, 'scripts have taken over').toBe('true');
    });
  }

  /** Opens a route and holds back its scripts, except boot. @returns a function that releases them */
  async openUnhydrated(route: string): Promise<() => void> {
    const release = this.front.rule({path: /\/assets\/js\/(?!boot\.)/, hold: true});
    await this.goto(route);
    return release;
  }

  /** Whether it is there, and a visitor sees it, could they scroll to it. */
  async sees(target: Target): Promise<boolean> {
    return this.on(target, isShown).catch((error: unknown) => {
      if (String(error).includes('There is no')) return false;
      throw error;
    });
  }

  async waitToSee(target: Target): Promise<void> {
    await eventually(async () => expect(await this.on(target, isShown), nameOf(target)).toBe(true));
  }

  async waitToBeGone(target: Target): Promise<void> {
    await eventually(async () => expect(await this.sees(target), nameOf(target)).toBe(false));
  }

  async waitForFocus(target: Target): Promise<void> {
    await eventually(async () => {
      const focused = await this.on(target, (element) =>
        document.activeElement === element ? '' : document.activeElement?.outerHTML.slice(0, 120),
      );
      expect(focused, `has the focus in place of ${nameOf(target)}`).toBe('');
    });
  }

  async waitForPath(pathname: string): Promise<void> {
    await eventually(async () =>
      expect(await this.evaluate(() => location.pathname)).toBe(pathname),
    );
  }

  text(target: Target): Promise<string> {
    return this.on(target, ({textContent}) => textContent.replace(/\s+/g, ' ').trim());
  }

  attribute(target: Target, name: string): Promise<string | undefined> {
    return this.on(
      target,
      (element, attribute) => element.getAttribute(attribute) ?? undefined,
      name,
    );
  }

  /** Scrolls there, and waits until it lies still and nothing covers it. @returns its middle */
  private async reach(target: Target): Promise<[x: number, y: number]> {
    let place: Place | undefined;
    await eventually(async () => {
      const before = place;
      place = await this.on(target, placeOf);
      expect(place.covers, `covers ${nameOf(target)}`).toBe('');
      expect(place, `${nameOf(target)} lies still`).toEqual(before);
    });
    return [place!.x, place!.y];
  }

  async hover(target: Target): Promise<void> {
    await this.session.hover(...(await this.reach(target)));
  }

  async click(target: Target): Promise<void> {
    await this.session.click(...(await this.reach(target)));
  }

  async focus(target: Target): Promise<void> {
    await this.on(target, (element) => element.focus());
  }

  /** Presses keys together, the last one while the others are held. */
  async press(...keys: string[]): Promise<void> {
    await this.session.press(...keys);
  }

  /** Goes into a field and types in place of its text. */
  async fill(target: Target, text: string): Promise<void> {
    await this.click(target);
    await this.press('Control', 'a');
    await this.session.type(text);
  }
}

const nameOf = (target: Target) => (typeof target === 'string' ? target : JSON.stringify(target));

// What follows runs in the page.

function find(target: Target): Element {
  const {TestingLibraryDom} = globalThis as unknown as {
    TestingLibraryDom: {
      queryAllByRole: (root: Element, role: string, options: object) => Element[];
    };
  };
  const byRole = ({role, name, within = 'body'}: Exclude<Target, string>) =>
    TestingLibraryDom.queryAllByRole(document.querySelector(within)!, role, {name})[0];
  const found = typeof target === 'string' ? document.querySelector(target) : byRole(target);
  if (!found) throw new Error(`There is no ${JSON.stringify(target)}.`);
  return found;
}

function isShown(element: Element): boolean {
  const {width, height} = element.getBoundingClientRect();
  const isVisible = element.checkVisibility({opacityProperty: true, visibilityProperty: true});
  return isVisible && width * height > 0;
}

interface Place {
  /** Middle of the element in the viewport, in px. */
  x: number;
  y: number;
  /** What lies over it there. */
  covers: string;
}

/** Scrolls to an element, by the least that shows all of it. */
async function placeOf(element: Element): Promise<Place> {
  // What moves has moved by the next frame, however late a busy machine draws that.
  await new Promise(requestAnimationFrame);
  const control = element.matches('input.visually-hidden') ? element.closest('label')! : element;
  const box = () => control.getClientRects()[0] ?? control.getBoundingClientRect();
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const least = control.closest('header, dialog') ? 0 : header;
  const isInView = box().top >= least && box().bottom <= innerHeight;
  if (!isInView) control.scrollIntoView({block: 'center', behavior: 'instant'});
  const {left, top, width, height} = box();
  if (width * height === 0) throw new Error(`${element.outerHTML.slice(0, 120)} is not shown.`);
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  const hit = document.elementFromPoint(x, y);
  const isSame = hit && (control.contains(hit) || hit.contains(control));
  return {x, y, covers: isSame ? '' : (hit?.outerHTML.slice(0, 120) ?? 'the window’s edge')};
}

/** A page in an engine with the actions of a user: the interface for flows. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect} from '@playwright/test';
import type {Session} from '@trendsoft/web-audit/browsers';
import type {SiteProxy} from './proxy';

/** A selector, or a role and accessible name. */
export type Target = string | {role: string; name?: string; within?: string};

/** Declared as a method, whose bivariance allows callbacks for a specific type of element. */
type ElementCallback<Args extends unknown[], Result> = {
  run(element: HTMLElement, ...args: Args): Result;
}['run'];

const TESTING_LIBRARY = readFileSync(
  path.join(
    path.dirname(require.resolve('@testing-library/dom/package.json')),
    'dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

/** Retries until nothing is thrown, for example during a navigation. */
const eventually = (attempt: () => Promise<void>) =>
  expect(attempt).toPass({intervals: [40], timeout: 20_000});

export class Tab {
  constructor(
    readonly session: Session,
    readonly proxy: SiteProxy,
  ) {}

  /** Calls a function in the page. It cannot use this file's scope; arguments and result are JSON. */
  evaluate<Args extends unknown[], Result>(
    callback: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    return this.session.evaluate(String(callback), args) as Promise<Awaited<Result>>;
  }

  /** Calls a function in the page with the target element. @throws Error if there is none */
  async on<Result, Args extends unknown[]>(
    target: Target,
    callback: ElementCallback<Args, Result>,
    ...args: Args
  ): Promise<Awaited<Result>> {
    if (typeof target !== 'string') {
      const isKnown = await this.evaluate(() => 'TestingLibraryDom' in globalThis);
      if (!isKnown) await this.session.evaluate(`() => { ${TESTING_LIBRARY} }`, []);
    }
    const source = `(target, ...args) => (${String(callback)})((${String(find)})(target), ...args)`;
    return this.session.evaluate(source, [target, ...args]) as Promise<Awaited<Result>>;
  }

  /** Opens a route without hydrating it. */
  async goto(route: string): Promise<void> {
    await this.session.goto(this.proxy.origin + route);
  }

  /** Opens a route, and sends events until it is hydrated. */
  async open(route: string): Promise<void> {
    await this.goto(route);
    await this.hydrate();
  }

  async hydrate(): Promise<void> {
    await eventually(async () => {
      const isHydrated = await this.evaluate(() => {
        dispatchEvent(new Event('pointermove'));
        return document.documentElement.dataset['hasHydrated'];
      });
      expect(isHydrated, 'the page is hydrated').toBe('true');
    });
  }

  /** Opens a route and holds back its scripts, except boot. @returns a function that releases them */
  async openUnhydrated(route: string): Promise<() => void> {
    const release = this.proxy.rule({path: /\/assets\/js\/(?!boot\.)/, hold: true});
    await this.goto(route);
    return release;
  }

  /** Whether a target exists and is visible, in the viewport or after scrolling. */
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
      expect(focused, `is focused instead of ${nameOf(target)}`).toBe('');
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

  /** Scrolls to a target, and waits until it does not move and nothing covers it. @returns its centre */
  private async reach(target: Target): Promise<[x: number, y: number]> {
    let point: ClickPoint | undefined;
    await eventually(async () => {
      const before = point;
      point = await this.on(target, clickPointOf);
      expect(point.covers, `covers ${nameOf(target)}`).toBe('');
      expect(point, `${nameOf(target)} does not move`).toEqual(before);
    });
    return [point!.x, point!.y];
  }

  async hover(target: Target): Promise<void> {
    await this.session.hover(...(await this.reach(target)));
  }

  async click(target: Target): Promise<void> {
    await this.session.click(...(await this.reach(target)));
  }

  /**
   * Presses the pointer on a target, and waits until the page has shown what that changes.
   * @returns a function that releases the pointer at the same position
   */
  async pressAndHold(target: Target): Promise<() => Promise<void>> {
    await this.session.hold(...(await this.reach(target)));
    await this.evaluate(threeFrames);
    return () => this.session.release();
  }

  /** Clicks as slowly as people do. Drivers press and release at once, before the page can change. */
  async clickSlowly(target: Target): Promise<void> {
    const release = await this.pressAndHold(target);
    await release();
  }

  /** Presses the pointer on a target, moves it to the edge of the viewport, and releases it there. */
  async slideOff(target: Target): Promise<void> {
    const release = await this.pressAndHold(target);
    for (const x of [40, 20, 1]) await this.session.hover(x, 400);
    await release();
    await this.evaluate(threeFrames);
  }

  async focus(target: Target): Promise<void> {
    await this.on(target, (element) => element.focus());
  }

  /** Presses a key combination. */
  async press(...keys: string[]): Promise<void> {
    await this.session.press(...keys);
  }

  /** Replaces the text of a field. */
  async fill(target: Target, text: string): Promise<void> {
    await this.click(target);
    await this.press('Control', 'a');
    await this.session.type(text);
  }
}

const nameOf = (target: Target) => (typeof target === 'string' ? target : JSON.stringify(target));

// The functions below run in the page.

async function threeFrames(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}

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

interface ClickPoint {
  /** Centre of the element in the viewport, in px. */
  x: number;
  y: number;
  /** Opening tag of an element that covers this point; empty if there is none. */
  covers: string;
}

/** Returns where to click an element, after scrolling to it if it is out of view. */
async function clickPointOf(element: Element): Promise<ClickPoint> {
  // A moving element has another position in the next frame.
  await new Promise(requestAnimationFrame);
  const control = element.matches('input.visually-hidden') ? element.closest('label')! : element;
  const box = () => control.getClientRects()[0] ?? control.getBoundingClientRect();
  const isInView = () => {
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const least = control.closest('header, dialog') ? 0 : header;
    return box().top >= least && box().bottom <= innerHeight;
  };
  const coveredBy = (x: number, y: number) => {
    const hit = document.elementFromPoint(x, y);
    if (!hit) return 'the window’s edge';
    return control.contains(hit) || hit.contains(control) ? '' : hit.outerHTML.slice(0, 120);
  };
  if (!isInView()) control.scrollIntoView({block: 'center', behavior: 'instant'});
  const {left, top, width, height} = box();
  if (width * height === 0) throw new Error(`${element.outerHTML.slice(0, 120)} is not shown.`);
  const x = Math.round(left + width / 2);
  const y = Math.round(top + height / 2);
  return {x, y, covers: coveredBy(x, y)};
}

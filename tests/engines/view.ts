/** What a page in an engine shows, and waiting until it does. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Front} from './front';
import type {Session} from './drive/session';
import {boxOf, focused, holdsFocus, placesIn, selectorOf, shown} from './in-page';
import {waitFor} from './wait';

/** By selector, or as a person knows it: by role, and by name where there are several. */
export type Target = string | {role: string; name?: string | RegExp; within?: string};

const ROLES = readFileSync(
  path.join(
    path.dirname(require.resolve('@testing-library/dom/package.json')),
    'dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

export class View {
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

  /** Waits until a function in the page gives something true. @throws Error with `what`, else */
  async until<Args extends unknown[]>(
    what: string,
    work: (...args: Args) => unknown,
    ...args: Args
  ): Promise<void> {
    await waitFor(what, () => this.evaluate(work, ...args));
  }

  /** Opens a route and leaves its scripts where they are. */
  async goto(route: string): Promise<void> {
    await this.session.goto(this.front.origin + route);
  }

  /** Opens a route, and gives signs of a visitor until its scripts have taken over. */
  async open(route: string): Promise<void> {
    await this.goto(route);
    await this.wake();
  }

  async wake(): Promise<void> {
    await this.until('the scripts to take over', () => {
      dispatchEvent(new Event('pointermove'));
      return document.documentElement.dataset['hasHydrated'] === 'true';
    });
  }

  /** Opens a route whose scripts never arrive, but for the one that waits for a sign. @returns what lets them */
  async openAsleep(route: string): Promise<() => void> {
    const release = this.front.rule({path: /\/assets\/js\/(?!boot\.)/, answer: 'hold'});
    await this.goto(route);
    return release;
  }

  /** A selector of the one element meant; looked up when it is known by role and name. */
  protected async selector(target: Target): Promise<string> {
    if (typeof target === 'string') return target;
    const {role, name, within = 'body'} = target;
    const known = await this.evaluate(() => 'TestingLibraryDom' in globalThis);
    if (!known) await this.session.evaluate(`() => { ${ROLES} }`, []);
    const pattern = name instanceof RegExp ? name.source : undefined;
    const exact = typeof name === 'string' ? name : undefined;
    return this.evaluate(selectorOf, role, {exact, pattern}, within);
  }

  /** Whether it is there and to be seen. */
  async sees(target: Target): Promise<boolean> {
    const selector = await this.selector(target).catch(() => undefined);
    return selector !== undefined && this.evaluate(shown, selector);
  }

  async waitToSee(target: Target): Promise<void> {
    await waitFor(`${nameOf(target)} to be seen`, () => this.sees(target));
  }

  async waitToBeGone(target: Target): Promise<void> {
    await waitFor(`${nameOf(target)} to be gone`, async () => !(await this.sees(target)));
  }

  /** Waits until an element and what is in it no longer move. */
  async waitToRest(target: Target): Promise<void> {
    let before = '';
    await waitFor(`${nameOf(target)} to rest`, async () => {
      const places = await this.evaluate(placesIn, await this.selector(target));
      const rests = places === before;
      before = places;
      await new Promise((resolve) => setTimeout(resolve, 120));
      return rests;
    });
  }

  async waitForFocus(target: Target): Promise<void> {
    await waitFor(
      `the focus on ${nameOf(target)}`,
      async () => this.evaluate(holdsFocus, await this.selector(target)),
      async () => `it is on ${await this.evaluate(focused)}`,
    );
  }

  async text(target: Target): Promise<string> {
    return this.evaluate(
      (selector) => document.querySelector(selector)?.textContent.replace(/\s+/g, ' ').trim() ?? '',
      await this.selector(target),
    );
  }

  async attribute(target: Target, name: string): Promise<string | undefined> {
    return this.evaluate(
      (selector, attribute) =>
        document.querySelector(selector)?.getAttribute(attribute) ?? undefined,
      await this.selector(target),
      name,
    );
  }

  /** Place and size in the viewport, in px. */
  async box(target: Target): Promise<{x: number; y: number; width: number; height: number}> {
    return this.evaluate(boxOf, await this.selector(target));
  }

  pathname(): Promise<string> {
    return this.evaluate(() => location.pathname);
  }

  async waitForPath(pathname: string): Promise<void> {
    await waitFor(
      `the address ${pathname}`,
      async () => (await this.pathname().catch(() => '')) === pathname,
      async () => `it is ${await this.pathname()}`,
    );
  }
}

/** What is looked for, in words. */
export const nameOf = (target: Target) =>
  typeof target === 'string' ? target : JSON.stringify(target);

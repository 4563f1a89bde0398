/** A page in an engine, as a person uses it: what flows are written with. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Front} from './front';
import type {InputSource, Session} from './drive/session';
import {boxOf, focused, holdsFocus, placeOf, placesIn, shown, type Place} from './in-page';

/** By selector, or as a person knows it: by role, and by name where there are several. */
export type Target = string | {role: string; name?: string | RegExp; within?: string};

const ROLES = readFileSync(
  path.join(
    path.dirname(require.resolve('@testing-library/dom/package.json')),
    'dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

/** WebDriver's code points: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS = {
  Tab: '\uE004',
  Enter: '\uE006',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  Space: ' ',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
} as const;
export type Key = keyof typeof KEYS;

/** How long a page may take for what it does after a sign; busy machines are slow. */
const PATIENCE_MS = 20_000;

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
  private async selector(target: Target): Promise<string> {
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

  /** Scrolls there, waits until it stands still and nothing covers it, and says where its middle is. */
  private async reach(target: Target): Promise<Place> {
    let place: Place | undefined;
    await waitFor(
      `${nameOf(target)} to lie still and uncovered`,
      async () => {
        const selector = await this.selector(target);
        const before = place;
        place = await this.evaluate(placeOf, selector);
        return !place.covered && before?.x === place.x && before.y === place.y;
      },
      async () => place?.covered && `${place.covered} covers it`,
    );
    return place!;
  }

  async hover(target: Target): Promise<void> {
    const {x, y} = await this.reach(target);
    await this.session.perform([pointer({type: 'pointerMove', x, y, duration: 0})]);
  }

  async click(target: Target): Promise<void> {
    const {x, y} = await this.reach(target);
    await this.clickAt(x, y);
  }

  /** Clicks a place of the viewport. */
  async clickAt(x: number, y: number): Promise<void> {
    await this.session.perform([
      pointer(
        {type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0},
        {type: 'pointerDown', button: 0},
        {type: 'pointerUp', button: 0},
      ),
    ]);
  }

  async focus(target: Target): Promise<void> {
    await this.evaluate(
      (selector) => document.querySelector<HTMLElement>(selector)?.focus(),
      await this.selector(target),
    );
  }

  /** Presses keys together, the last one while the others are held. */
  async press(...keys: (Key | (string & {}))[]): Promise<void> {
    const values = keys.map((key) => (key in KEYS ? KEYS[key as Key] : key));
    await this.session.perform([
      keyboard([
        ...values.map((value) => ({type: 'keyDown', value})),
        ...values.toReversed().map((value) => ({type: 'keyUp', value})),
      ]),
    ]);
  }

  /** Goes into a field and types in place of what stands there. */
  async fill(target: Target, text: string): Promise<void> {
    await this.click(target);
    await this.press('Control', 'a');
    await this.session.perform([
      keyboard(
        Array.from(text).flatMap((value) => [
          {type: 'keyDown', value},
          {type: 'keyUp', value},
        ]),
      ),
    ]);
  }

  /** Chooses the option of a select at a place, as the browser reports a choice. */
  async choose(selector: string, place: number): Promise<void> {
    await this.focus(selector);
    await this.evaluate(
      (field, index) => {
        const select = document.querySelector<HTMLSelectElement>(field)!;
        select.selectedIndex = index;
        select.dispatchEvent(new Event('input', {bubbles: true}));
        select.dispatchEvent(new Event('change', {bubbles: true}));
      },
      selector,
      place,
    );
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

const nameOf = (target: Target) => (typeof target === 'string' ? target : JSON.stringify(target));

const pointer = (...actions: InputSource['actions']): InputSource => ({
  ...{type: 'pointer', id: 'mouse', actions},
  parameters: {pointerType: 'mouse'},
});

const keyboard = (actions: InputSource['actions']): InputSource => ({
  ...{type: 'key', id: 'keyboard', actions},
});

/** Asks again until the answer is true. @throws Error that says what was waited for */
async function waitFor(
  what: string,
  ask: () => Promise<unknown>,
  why: () => Promise<string | undefined> = async () => undefined,
): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  let error: string | undefined;
  while (Date.now() < end) {
    try {
      if (await ask()) return;
      error = undefined;
    } catch (thrown) {
      error = String(thrown); // As while one page gives way to the next.
    }
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
  const reason = error ?? (await why().catch(() => undefined));
  throw new Error(`Waited for ${what}${reason ? `; ${reason}` : ''}.`);
}

/** Runs in the page: finds by role and name, and gives a selector of what it found. */
function selectorOf(
  role: string,
  {exact, pattern}: {exact?: string; pattern?: string},
  within: string,
): string {
  const {TestingLibraryDom} = globalThis as unknown as {
    TestingLibraryDom: {
      queryAllByRole: (root: Element, role: string, options: object) => Element[];
    };
  };
  const root = document.querySelector(within);
  const name = pattern === undefined ? exact : new RegExp(pattern);
  const [found] = root ? TestingLibraryDom.queryAllByRole(root, role, {name}) : [];
  if (!found) throw new Error(`There is no ${role} called ${String(name)} in ${within}.`);
  if (found.id) return `#${CSS.escape(found.id)}`;
  const steps: string[] = [];
  for (
    let at: Element | null = found;
    at && at !== document.documentElement;
    at = at.parentElement
  ) {
    const place = [...(at.parentElement?.children ?? [])].indexOf(at) + 1;
    steps.unshift(`:nth-child(${place})`);
  }
  return `html > ${steps.join(' > ')}`;
}

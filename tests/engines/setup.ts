/** The base of every engine test: a window, a new origin, and no external network. */
import {test as base, expect} from '@playwright/test';
import {pageAt} from '../setup/site';
import type {Engine, Session} from '@trendsoft/web-audit/browsers';
import {open} from './open';
import {openProxy, openRefusingProxy, type SiteProxy} from './proxy';
import {DEFECTS} from './planted';
import {Tab} from './tab';

export {expect};

const SITE_PORT = Number(process.env.TEST_PORT ?? 4173);

interface Fixtures {
  siteProxy: SiteProxy;
  tab: Tab;
  /** Messages that a test provokes on purpose. */
  expectedMessages: RegExp;
}

interface EngineFixtures {
  engine: Engine;
  /** Name of the planted defect; empty for none. */
  planted: string;
  session: Session;
  /** Port of the proxy that rejects external requests. */
  refusal: number;
}

/** Messages of engines that do not concern the site. */
const IGNORED =
  /openstreetmap|\/404\.html - Failed|127\.0\.0\.1:\d+\/favicon|downloadable font: .*(glyf|Glyph)/;

export const test = base.extend<Fixtures, EngineFixtures>({
  engine: ['chromium', {option: true, scope: 'worker'}],
  planted: ['', {option: true, scope: 'worker'}],
  refusal: [
    async ({}, use) => {
      const refusal = await openRefusingProxy();
      await use(refusal.port);
      refusal.close();
    },
    {scope: 'worker'},
  ],
  session: [
    async ({engine, refusal}, use) => {
      const session = await open[engine](refusal);
      process.stdout.write(`Engine: ${session.version}\n`);
      await use(session);
      await session.close();
    },
    {scope: 'worker', timeout: 180_000},
  ],
  siteProxy: async ({planted}, use) => {
    const defect = DEFECTS.find(({name}) => name === planted);
    const proxy = await openProxy(SITE_PORT, defect && [defect]);
    await use(proxy);
    await proxy.close();
  },
  expectedMessages: [/(?!)/, {option: true}],
  tab: async ({session, siteProxy, expectedMessages}, use, info) => {
    await session.takeMessages();
    await session.resize(1280, 800);
    const tab = new Tab(session, siteProxy);
    // Away from links: hovering one while the page scrolls would prefetch its page.
    await session.hover(0, 0);
    await use(tab);
    if (info.status !== info.expectedStatus) {
      const body = await session.screenshot().catch(() => undefined);
      if (body) await info.attach('screenshot', {body, contentType: 'image/png'});
      const description = await tab.evaluate(stateOfPage).catch(String);
      info.annotations.push({type: 'Page', description});
    }
    const messages = await session.takeMessages();
    await session.leave(`http://127.0.0.1:${SITE_PORT}/robots.txt`);
    const unexpected = messages.filter(
      (message) => !IGNORED.test(message) && !expectedMessages.test(message),
    );
    expect(unexpected).toEqual([]);
  },
});

/** Runs in the page. Returns its address, size and focus. */
function stateOfPage(): string {
  const focused = document.activeElement?.outerHTML.slice(0, 120) ?? 'nothing';
  return `${location.href}, ${innerWidth} by ${innerHeight} px, focus on ${focused}`;
}

interface Variant {
  width: number;
  hydrated: boolean;
}

interface FlowOptions {
  /** Widths of the viewport, in px; 1280 and 375 by default. `npm test` leaves out hydrated pages at all but the first. */
  widths?: number[];
  /** Whether to run at the first width hydrated and at the last unhydrated; otherwise at each hydrated. On by default. */
  unhydrated?: boolean;
  /** Whether the first variant is a smoke test, which `npm test -- engines --smoke` runs. */
  smoke?: boolean;
  /** Messages that the flow provokes on purpose. */
  expectedMessages?: RegExp;
}

/** Whether scripts load late. If not (STOCK=1), unhydrated pages cannot be tested. */
export const scriptsAreLate = pageAt('/')('script[data-scripts]').length > 0;

/** Declares the tests of a flow, at several widths and before and after hydration. */
export function flow(
  title: string,
  {widths = [1280, 375], unhydrated = true, smoke = false, expectedMessages}: FlowOptions,
  run: (
    tab: Tab,
    variant: Variant & {open: (route: string) => Promise<(() => void) | undefined>},
  ) => Promise<void>,
): void {
  const variants = [
    ...(unhydrated ? widths.slice(0, 1) : widths).map((width) => ({width, hydrated: true})),
    ...(unhydrated ? widths.slice(-1) : []).map((width) => ({width, hydrated: false})),
  ];
  test.describe(title, () => {
    if (expectedMessages) test.use({expectedMessages});
    for (const [index, {width, hydrated}] of variants.entries()) {
      const tag = smoke && index === 0 ? ['@smoke'] : [];
      // Once before and once after scripts are enough for an ordinary day.
      if (hydrated && index > 0) tag.push('@slow');
      test(`${width} px, ${hydrated ? 'after' : 'before'} scripts`, {tag}, async ({tab}) => {
        await tab.session.resize(width, width === 375 ? 700 : 800);
        const open = async (route: string) => {
          if (!hydrated) return tab.openUnhydrated(route);
          await tab.open(route);
          return undefined;
        };
        await run(tab, {width, hydrated, open});
      });
    }
  });
}

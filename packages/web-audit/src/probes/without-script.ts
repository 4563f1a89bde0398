import type {Page} from 'playwright-core';
import {type Probe, find, type Fault} from '../probe';
import {onFirstView} from '../when';

/**
 * Opens the page again without JavaScript. Every text of the hydrated page's main element must be
 * readable there, and every control must work. Uses the HTML of the page itself, so that a planted
 * fault is in both.
 */
export const withoutScript: Probe = {
  id: 'without-script',
  title: 'Without JavaScript, all text can be read, menus open and forms can be sent',
  criteria: ['4.1.2', '2.1.1'],
  // WCAG allows a page to need scripts.
  optional: true,
  applies: onFirstView,
  run: async (page) => {
    const words = await page.evaluate(wordsWithScript);
    const bare = await openBare(page);
    try {
      return [
        ...(await missing(bare, words)),
        ...(await deadControls(bare)),
        ...(await menus(bare)),
      ];
    } finally {
      await bare.context().close();
    }
  },
};

async function openBare(page: Page): Promise<Page> {
  const html = await page.evaluate(() => fetch(location.href).then((answer) => answer.text()));
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser to open another context in.');
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: page.viewportSize(),
  });
  const bare = await context.newPage();
  const {origin} = new URL(page.url());
  await bare.route('**/*', (route) => {
    const url = route.request().url();
    if (url === page.url()) return route.fulfill({contentType: 'text/html', body: html});
    return url.startsWith(origin) ? route.fallback() : route.abort();
  });
  await bare.goto(page.url());
  return bare;
}

/** Returns the texts of main, including closed panels, without elements that need JavaScript. */
function wordsWithScript(): string[] {
  // A tab has the text of its panel's heading, which is compared.
  const ONLY_SCRIPTED =
    'button, [role=tab], [aria-live=polite], [role=status], [role=alert], [aria-hidden=true], [data-copy], noscript, script, form, [data-needs-script]';
  const CAN_OPEN = '[hidden], [popover], details, dialog';
  const walker = document.createTreeWalker(
    document.querySelector('main') ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  const found: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue?.replace(/\s+/g, ' ').trim();
    const parent = node.parentElement;
    if (!text || !parent || parent.closest(ONLY_SCRIPTED)) continue;
    // Skip text that CSS hides at this width.
    if (parent.checkVisibility({visibilityProperty: true}) || parent.closest(CAN_OPEN)) {
      found.push(text);
    }
  }
  return found;
}

async function missing(bare: Page, words: string[]): Promise<Fault[]> {
  return find(
    bare,
    ({fault}, expected) => {
      const main = document.querySelector('main') ?? document.body;
      // These can be opened without JavaScript.
      for (const details of main.querySelectorAll('details')) details.open = true;
      const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      const readable: string[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (
          node.parentElement?.checkVisibility({visibilityProperty: true, opacityProperty: true})
        ) {
          readable.push(node.nodeValue?.replace(/\s+/g, ' ').trim() ?? '');
        }
      }
      const left = new Map<string, number>();
      for (const text of readable) left.set(text, (left.get(text) ?? 0) + 1);
      return expected
        .filter((text) => {
          const count = left.get(text) ?? 0;
          left.set(text, count - 1);
          return count <= 0;
        })
        .slice(0, 5)
        .map((text) => fault(main, `Without JavaScript "${text.slice(0, 80)}" cannot be read.`));
    },
    words,
  );
}

async function deadControls(bare: Page): Promise<Fault[]> {
  return find(bare, ({seen, fault}) => [
    ...[...document.querySelectorAll('button, [role=button]')]
      .filter((button) => seen(button))
      .filter(
        (button) =>
          !button.hasAttribute('popovertarget') &&
          !(button instanceof HTMLButtonElement && button.type === 'submit' && button.form),
      )
      .map((button) =>
        fault(
          button,
          'Without JavaScript, this button does nothing. Hide it, or give it a native action.',
        ),
      ),
    ...[...document.querySelectorAll('form')]
      .filter((form) => form.getAttribute('method') !== 'dialog')
      .filter((form) => !form.getAttribute('action') || form.noValidate)
      .map((form) =>
        fault(
          form,
          'Without JavaScript, this form is not sent or not validated. It needs an action, and no novalidate.',
        ),
      ),
    ...[
      ...document.querySelectorAll(
        'form :is(input:not([type=hidden]), select):is([required], [aria-required])',
      ),
    ]
      .filter((field) => !seen(field))
      .map((field) =>
        fault(
          field,
          'Without JavaScript, this required field is not visible, so the form cannot be sent.',
        ),
      ),
  ]);
}

/** How long a menu may take to show its links on a slow machine, in ms. */
const OPENED_MS = 2000;

async function menus(bare: Page): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const opener of await bare.locator('button[popovertarget]:visible').all()) {
    await opener.click();
    const id = await opener.getAttribute('popovertarget');
    // The content may appear some frames later.
    const links = bare.locator(`[id="${id}"] a[href]`).filter({visible: true}).first();
    const leads = await links.waitFor({timeout: OPENED_MS}).then(
      () => true,
      () => false,
    );
    await bare.keyboard.press('Escape');
    if (!leads) {
      faults.push({
        message: `Without JavaScript the menu "${await opener.innerText()}" does not open, or has no links.`,
        selector: `[popovertarget="${id}"]`,
        html: '<button popovertarget>',
      });
    }
  }
  return faults;
}

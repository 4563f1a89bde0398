import {ROUTES} from '../setup/routes';
import {expect, hydrated, test} from '../setup/browser';
import {MAIN_STATES} from '../setup/states';

declare global {
  interface Window {
    /** What the browser refused in this document, as "directive address". */
    refused: string[];
  }
}

test.use({expectedMessages: /status of 404/});

test.beforeEach(async ({page}) => {
  await page.addInitScript(() => {
    window.refused = [];
    addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI}) => {
      window.refused.push(`${effectiveDirective} ${blockedURI}`);
    });
  });
});

test('the policy allows nothing inline, nothing evaluated and no other host but the maps', async ({
  request,
}) => {
  const policy = (await request.get('/')).headers()['content-security-policy'] ?? '';
  expect(policy).not.toMatch(
    /unsafe|nonce-|sha\d|strict-dynamic|\*|https?:(?!\/\/www\.openstreetmap\.org)/,
  );
});

test('every page opens and comes alive under the policy', async ({page}) => {
  test.setTimeout(240_000);
  for (const route of [...ROUTES, '/404.html']) {
    const {status, headers} = await page
      .goto(route)
      .then((response) => ({status: response?.status(), headers: response?.headers() ?? {}}));
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(status).toBe(route === '/404.html' ? 404 : 200);
    await hydrated(page);
    expect([route, await page.evaluate(() => window.refused)]).toEqual([route, []]);
  }
});

for (const {name, route, width, reach} of MAIN_STATES) {
  test(`nothing is refused by the policy in the state: ${name}`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    await page.goto(route);
    await hydrated(page);
    await reach(page);
    expect(await page.evaluate(() => window.refused)).toEqual([]);
  });
}

test.describe('planted', () => {
  test.use({expectedMessages: /Content Security Policy|Content-Security-Policy/});
  test('an inline script, an inline style, eval and another host are refused, and noticed', async ({
    page,
  }) => {
    await page.goto('/About');
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.text = 'window.planted = true';
      const style = document.createElement('style');
      style.textContent = 'body{display:none}';
      const image = document.createElement('img');
      image.src = 'https://evil.example/a.png';
      document.body.append(script, style, image);
      // Not within this call, in which the browser's debugger may evaluate what it likes.
      setTimeout(() => {
        eval('window.planted = true');
      });
    });
    await expect
      .poll(() => page.evaluate(() => window.refused.toSorted()))
      .toEqual([
        'img-src https://evil.example/a.png',
        'script-src eval',
        'script-src-elem inline',
        'style-src-elem inline',
      ]);
    expect(await page.evaluate(() => 'planted' in window)).toBe(false);
  });
});

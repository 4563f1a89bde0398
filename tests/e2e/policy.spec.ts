/** The Content-Security-Policy. The console, which every browser test checks, reports violations. */
import {expect, test} from '../setup/browser';
import {PLAIN_PAGE} from '../setup/routes';

test.describe('planted violations', () => {
  test.use({expectedMessages: /Content Security Policy|Content-Security-Policy|evil\.example/});
  test('an inline script, an inline style, eval and another host are blocked and reported', async ({
    page,
    consoleMessages,
  }) => {
    await page.goto(PLAIN_PAGE);
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.text = 'window.planted = true';
      const style = document.createElement('style');
      style.textContent = 'body{display:none}';
      const image = document.createElement('img');
      image.src = 'https://evil.example/a.png';
      document.body.append(script, style, image);
      // In a later task, since DevTools may bypass the policy in this one.
      setTimeout(() => {
        // oxlint-disable-next-line no-eval -- the policy must block it
        eval('window.planted = true');
      });
    });
    for (const blocked of [/inline script/, /inline style/, /JavaScript/, /evil\.example/]) {
      await expect.poll(() => consoleMessages).toContainEqual(expect.stringMatching(blocked));
    }
    expect(await page.evaluate(() => 'planted' in window)).toBe(false);
  });
});

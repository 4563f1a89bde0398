/** The Content-Security-Policy. Every browser test checks the console, which reports violations. */
import {expect, test} from '../setup/browser';

test.describe('planted', () => {
  test.use({expectedMessages: /Content Security Policy|Content-Security-Policy/});
  test('an inline script, an inline style, eval and another host are refused, and reported', async ({
    page,
    consoleMessages,
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
      // Not within this call, in which the browser's debugger may evaluate anything.
      setTimeout(() => {
        eval('window.planted = true');
      });
    });
    for (const refused of [/inline script/, /inline style/, /JavaScript/, /evil\.example/]) {
      await expect.poll(() => consoleMessages).toContainEqual(expect.stringMatching(refused));
    }
    expect(await page.evaluate(() => 'planted' in window)).toBe(false);
  });
});

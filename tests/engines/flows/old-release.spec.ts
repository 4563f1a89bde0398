/** Forms of a page that was opened before a release, which has removed the scripts of the page. */
import {FORMS} from '../../../src/forms/tables';
import {SEND, SENT, STATUS, fillIn} from '../forms';
import {expect, flow} from '../setup';

/** The scripts that load at the first interaction. */
const BUNDLE = /\/assets\/js\/(?!boot\.)/;

/** Messages about scripts that are missing on purpose. */
const MISSING = /Failed to load resource|Loading failed|MIME type|preload/;

for (const form of FORMS) {
  flow(
    `the ${form.name} form is sent if a release has removed its scripts, and keeps what was typed @sent`,
    {widths: [1280], unhydrated: false, expectedMessages: MISSING},
    async (tab) => {
      tab.proxy.rule({path: BUNDLE, status: 404});
      await tab.goto(form.page);
      await fillIn(tab, form);
      // The page has found out that its script is gone.
      await expect
        .poll(() => tab.proxy.requests.filter((request) => request.startsWith('HEAD')).length)
        .toBeGreaterThan(0);
      await tab.click(SEND);
      await tab.waitToSee(SENT);
      expect(await tab.text(STATUS)).toContain(form.texts.succeeded);
      const opened = tab.proxy.requests.filter((request) => request === `GET ${form.page}`);
      expect(opened).toHaveLength(1);
    },
  );
}

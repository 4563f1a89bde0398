/** In a page that the browser translates, labels that change stay in step, and nothing throws. */
import {writeFileSync} from 'node:fs';
import {contact} from '../../../src/forms/tables';
import {LOGOS} from '../../setup/carousels';
import {CHECK, CLEAN, FAULTY, type Chosen} from '../../setup/documents';
import {t} from '../../setup/messages';
import {translatePages} from '../foreign';
import {SEND, SENT, STATUS, field, fillIn} from '../forms';
import {expect, flow, test} from '../setup';

// React reports that it has re-created what was translated before hydration.
const expectedMessages = /onRecoverableError/;

flow(
  'a translated form shows its messages, and is sent',
  {unhydrated: false, widths: [1280], expectedMessages},
  async (tab, {open}) => {
    translatePages(tab.proxy);
    await open(contact.page);
    await tab.click(SEND);
    await tab.waitForFocus(`${STATUS} [role=alert]`);
    expect(await tab.text(STATUS)).toContain(t('forms.nameRequired'));
    await tab.fill(field('name'), 'A');
    await fillIn(tab, contact);
    await tab.click(SEND);
    await tab.waitToSee(SENT);
    expect(await tab.text(STATUS)).toContain(contact.texts.succeeded);
  },
);

flow(
  'the labels of a translated document check change with its results',
  {widths: [1280], expectedMessages},
  async (tab, {open}) => {
    translatePages(tab.proxy);
    const input = 'main [data-needs-script] input[type=file]';
    const choose = async ({name, buffer}: Chosen) => {
      const file = test.info().outputPath(name);
      writeFileSync(file, buffer);
      await tab.session.chooseFiles(input, file);
      await tab.waitToSee({role: 'region', name, within: 'main'});
    };
    const release = await open(CHECK);
    release?.();
    await choose(FAULTY);
    expect(await tab.text('main [data-needs-script] label')).toBe(t('DocumentCheck.another'));
    await choose(CLEAN);
  },
);

flow(
  'the buttons of a translated carousel work',
  {unhydrated: false, widths: [1280], expectedMessages},
  async (tab, {open}) => {
    translatePages(tab.proxy);
    await open('/');
    const carousel = `main section[aria-roledescription][aria-label="${LOGOS.label}"]`;
    await tab.on(carousel, (one) => one.scrollIntoView({block: 'center', behavior: 'instant'}));
    await tab.waitToSee(`${carousel}[data-ready]`);
    const toggle = `${carousel} button:nth-of-type(1)`;
    const before = await tab.text(toggle);
    await tab.click(toggle);
    await expect.poll(() => tab.text(toggle)).not.toBe(before);
    await expect.poll(() => tab.text(`${carousel} [role=status]`)).not.toBe('');
    await tab.click(toggle);
    await expect.poll(() => tab.text(toggle)).toBe(before);
  },
);

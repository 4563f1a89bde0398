import {expect, flow} from '../setup';
import {t} from '../../setup/messages';

const STRIP = 'main form[method=dialog]';
const FIELD = `${STRIP} input`;
const BUTTON = `${STRIP} button`;

flow(
  'the sign-up form validates the address, says that it sends nothing, and stays on the page @sign-up',
  {smoke: true},
  async (tab, {hydrated, open}) => {
    await open('/');
    const status = () => tab.text(`${STRIP} [role=status]`);
    for (const wrong of hydrated ? ['', 'asha.rao'] : []) {
      if (wrong) await tab.fill(FIELD, wrong);
      await tab.click(BUTTON);
      await tab.waitForFocus(FIELD);
      expect(await status()).not.toContain(t('SignUp.closed'));
    }
    await tab.fill(FIELD, 'asha.rao@example.com');
    await tab.click(BUTTON);
    if (hydrated) await expect.poll(status).toContain(t('SignUp.closed'));
    await tab.waitForPath('/');
    expect(tab.proxy.requests.filter((request) => request.includes('asha'))).toEqual([]);
  },
);

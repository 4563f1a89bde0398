/** People who double-click everything: the second click on a form's button may arrive after the answer to the first. */
import {FORMS} from '../../../src/forms/tables';
import {SEND, SENT, STATUS, fillIn} from '../forms';
import {expect, flow} from '../setup';

/** Runs in the page. Clicks as a pointer does. @param detail the number of the click in a row of quick ones */
function clickAgain(button: HTMLElement, detail: number): void {
  button.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true, detail}));
}

/** Runs in the page. Waits until a submit that has begun would have shown its errors. */
async function someFrames(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}

for (const form of FORMS) {
  flow(
    `a double click on the button of the ${form.name} form sends it, and leaves the message that it was sent @sent`,
    {widths: [1280], smoke: true},
    async (tab, {open}) => {
      const release = await open(form.page);
      await fillIn(tab, form);
      await tab.click(SEND);
      release?.();
      await tab.waitToSee(SENT);
      const sent = await tab.text(STATUS);
      await tab.hydrate();
      await tab.on(SEND, clickAgain, 2);
      await tab.evaluate(someFrames);
      expect(await tab.text(STATUS)).toBe(sent);
      await tab.on(SEND, clickAgain, 1);
      await tab.waitToSee(`${STATUS} [data-alert=error]`);
    },
  );
}

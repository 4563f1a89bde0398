import type {Page} from '@playwright/test';
import {check, find, type Fault} from '../faults';
import {comesTrue} from './form-entry';
import {everyNode, faultOf, readTree, type TreeNode} from './tree';
import {onBoth} from '../visits';
import {operationDefects} from './operation.defects';

/**
 * 4.1.2: what a control says of its state follows what it does. Everything that opens is opened
 * and closed, every tab is chosen, every menu is left with Escape.
 */
export const operation = check(
  {
    id: 'states-on-use',
    title:
      'Menus, dialogs, tabs and disclosures say what state they are in, and Escape leads back.',
    criteria: ['4.1.2', '2.1.2', '2.4.3'],
    applies: onBoth,
    disturbs: true,
    defects: operationDefects,
  },
  async (page) => [
    ...(await popups(page)),
    ...(await disclosures(page)),
    ...(await tabs(page, 'main')),
  ],
);

async function popups(page: Page): Promise<Fault[]> {
  const faults: Fault[] = [];
  const openers = page.locator('button[popovertarget]:visible');
  for (const opener of await openers.all()) {
    await opener.click();
    const id = await opener.getAttribute('popovertarget');
    const look = (target: string | null) => {
      const part = document.getElementById(target ?? '');
      return {
        open: part?.matches(':popover-open, [open]') ?? false,
        modal: [...document.querySelectorAll('main :is(h1, h2, p, a, button, [tabindex])')].every(
          (found) => found.closest('[inert]'),
        ),
        dialog: part?.localName === 'dialog' || part?.role === 'dialog',
        holdsFocus: part?.contains(document.activeElement) ?? false,
      };
    };
    // The page behind a dialog is inert once its opening has been told, on a busy machine later.
    let at = await page.evaluate(look, id);
    for (let times = 0; times < 6 && (times === 0 || (at.dialog && !at.modal)); times += 1) {
      await page.waitForTimeout(500);
      at = await page.evaluate(look, id);
    }
    const node = await nodeOf(page, id);
    const state = node?.states['expanded'];
    const opened = await saysExpanded(page, id, true);
    faults.push(...(await tabs(page, `[id="${id}"]`)));
    // From inside, so that the focus has a way to come back.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    const after = await opener.evaluate((button, target) => {
      const part = document.getElementById(target ?? '');
      return {
        open: part?.matches(':popover-open, [open]') ?? false,
        focused: document.activeElement === button,
      };
    }, id);
    const closed = (await nodeOf(page, id))?.states['expanded'];
    const closedToo = opened && (await saysExpanded(page, id, false));
    const wrong = [
      !at.open && 'pressing it does not open what it points to',
      at.dialog && !at.modal && 'its dialog is not modal: reading goes on behind it',
      at.dialog && !at.holdsFocus && 'its dialog does not take the focus',
      !at.dialog && state !== true && `open, it says expanded: ${String(state)}`,
      !at.dialog && closed !== false && `closed, it says expanded: ${String(closed)}`,
      !closedToo && 'its aria-expanded does not follow what it does',
      after.open && 'Escape does not close what it opens',
      !after.focused && 'Escape does not give the focus back to it',
    ].filter(Boolean);
    if (wrong.length > 0)
      faults.push(await faultAt(page, `[popovertarget="${id}"]`, wrong.join('; ')));
  }
  return faults;
}

async function disclosures(page: Page): Promise<Fault[]> {
  const before = (await treeOf(page)).filter(({role}) => role === 'DisclosureTriangle');
  if (before.length === 0) return [];
  const press = () =>
    page.evaluate(() => {
      for (const summary of document.querySelectorAll('summary')) {
        if (summary.checkVisibility()) summary.click();
      }
    });
  await press();
  const open = (await treeOf(page)).filter(({role}) => role === 'DisclosureTriangle');
  await press();
  return open.flatMap((node, at) =>
    node.states['expanded'] === true && before[at]?.states['expanded'] === false
      ? []
      : [faultOf(node, `"${node.name}" was pressed, and does not say that it is open.`)],
  );
}

/** Chooses each tab of the tab lists in a part of the page, then the first again. */
async function tabs(page: Page, part: string): Promise<Fault[]> {
  return find(
    page,
    async ({seen, fault}, within) => {
      const faults = [];
      for (const list of document.querySelectorAll(`${within} [role=tablist]`)) {
        if (!seen(list)) continue;
        const all = [...list.querySelectorAll<HTMLElement>('[role=tab]')];
        const panels = all.map((tab) =>
          document.getElementById(tab.getAttribute('aria-controls') ?? ''),
        );
        for (const [at, tab] of all.entries()) {
          tab.click();
          await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
          const selected = all.filter((one) => one.ariaSelected === 'true');
          const shown = panels.filter((panel) => panel && seen(panel));
          if (selected.length !== 1 || selected[0] !== tab) {
            faults.push(
              fault(
                tab,
                `It was chosen, and ${selected.length} tabs say that they are selected, or another one.`,
              ),
            );
          } else if (shown.length !== 1 || shown[0] !== panels[at]) {
            faults.push(fault(tab, 'It is selected, and another panel than its own is shown.'));
          } else if (shown[0]?.getAttribute('aria-labelledby') !== tab.id) {
            faults.push(fault(tab, 'Its panel is not called by it. Set aria-labelledby.'));
          }
        }
        all[0]?.click();
      }
      return faults;
    },
    part,
  );
}

/** Whether aria-expanded, where there is one, comes to say what the browser knows. */
const saysExpanded = (page: Page, id: string | null, open: boolean) =>
  comesTrue(
    page,
    (at) => {
      const said = document.querySelector(`[popovertarget="${at.id}"]`)?.ariaExpanded ?? null;
      return said === null || said === String(at.open);
    },
    {id, open},
  );

const treeOf = async (page: Page) => everyNode(await readTree(page));

async function nodeOf(page: Page, target: string | null): Promise<TreeNode | undefined> {
  return (await treeOf(page)).find(
    ({element}) => element?.tag === 'button' && element.attributes['popovertarget'] === target,
  );
}

async function faultAt(page: Page, selector: string, message: string): Promise<Fault> {
  const [found] = await find(
    page,
    ({fault}, at) => {
      const element = document.querySelector(at.selector);
      return element ? [fault(element, at.message)] : [];
    },
    {selector, message: `This control does not do as it says: ${message}.`},
  );
  return found ?? {message, selector, html: '<button>'};
}

import type {Page} from '@playwright/test';
import type {Check, Finding} from '../../check';
import {equip} from './instruments';
import {held} from './shot';
import {plain} from './visits';

/**
 * WCAG 2.2, 1.4.13: what appears when the pointer rests on a link or button goes away by Escape, and stays
 * while the pointer is on it. Each control in main and header is pointed at.
 */
export const hoverContent: Check = {
  id: 'hover-content',
  title: 'What appears under the pointer can be dismissed and pointed at',
  criteria: ['1.4.13'],
  applies: (visit) => plain(visit) && visit.width === 1280,
  run: async (page) => {
    await equip(page);
    return held(page, async () => {
      const count = await page.evaluate(() => {
        const {audit} = window;
        const controls = audit.stops().filter((stop) => audit.isSeen(stop) && audit.isOnPage(stop));
        audit.kept = controls.filter((stop) => stop.closest('main, header'));
        return audit.kept.length;
      });
      const findings: Finding[] = [];
      for (let index = 0; index < count; index += 1) findings.push(...(await pointAt(page, index)));
      await page.mouse.move(0, 0);
      return findings;
    });
  },
  defects: [
    {
      name: 'A link shows a note under the pointer that Escape does not take away',
      visit: {route: '/', width: 1280, scheme: 'light'},
      plant: {
        script: () => {
          const note = document.createElement('span');
          note.textContent = 'We answer within two days';
          note.className = 'note-under-pointer';
          document.querySelector('main a[href="/TrendSoft/ContactUs"]')?.append(note);
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(
            '.note-under-pointer {position: absolute; visibility: hidden} a:hover > .note-under-pointer {visibility: visible}',
          );
          document.adoptedStyleSheets.push(sheet);
        },
      },
    },
  ],
};

async function pointAt(page: Page, index: number): Promise<Finding[]> {
  const middle = await page.evaluate((number) => {
    const control = window.audit.kept[number]!;
    control.scrollIntoView({block: 'center', behavior: 'instant'});
    const {x, y, width, height} = control.getClientRects()[0]!;
    const seen = [...document.querySelectorAll('body *')].filter(window.audit.isSeen);
    Object.assign(window, {before: new Set(seen)});
    return {x: x + width / 2, y: y + height / 2};
  }, index);
  await page.mouse.move(middle.x, middle.y);
  const shown = await page.evaluate(() => {
    const {audit} = window;
    const {before} = window as unknown as {before: Set<Element>};
    const added = [...document.querySelectorAll('body *')].find(
      (element) => !before.has(element) && audit.isSeen(element) && element.textContent.trim(),
    );
    if (!added) return null;
    const {x, y, width, height} = added.getBoundingClientRect();
    return {
      ...audit.placeOf(added),
      at: audit.kept.push(added) - 1,
      x: x + width / 2,
      y: y + height / 2,
    };
  });
  if (!shown) return [];
  const isSeen = () => page.evaluate((at) => window.audit.isSeen(window.audit.kept[at]!), shown.at);
  const finding = (what: string): Finding => ({
    rule: 'hover-content',
    outcome: 'violation',
    criteria: ['1.4.13'],
    message: `It appears under the pointer and ${what}. Who enlarges the screen cannot read it, or what it covers.`,
    selector: shown.selector,
    html: shown.html,
  });
  const findings: Finding[] = [];
  await page.mouse.move(shown.x, shown.y);
  if (!(await isSeen())) findings.push(finding('goes when it is pointed at'));
  await page.mouse.move(middle.x, middle.y);
  await page.keyboard.press('Escape');
  if (await isSeen()) findings.push(finding('does not go by Escape'));
  return findings;
}

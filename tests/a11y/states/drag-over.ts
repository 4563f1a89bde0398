import type {Page} from '@playwright/test';

/** The frame along the edges of the window lies over words that the window cuts off anyway. */
const WITHOUT_FRAME = ':root::after {content: none !important}';

/** Drags a file over an element of the main part, and waits until its field is highlighted. */
export async function dragOver(page: Page, element: string): Promise<void> {
  await page.locator(`main ${element}`).evaluate((target) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['Some text'], 'report.pdf'));
    const options = {bubbles: true, cancelable: true, dataTransfer};
    target.dispatchEvent(new DragEvent('dragover', options));
  });
  await page.locator('main [data-drop-target]').waitFor();
  await page.evaluate(async (css) => {
    const sheet = await new CSSStyleSheet().replace(css);
    document.adoptedStyleSheets.push(sheet);
  }, WITHOUT_FRAME);
}

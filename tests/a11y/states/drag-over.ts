import type {Page} from '@playwright/test';

/** Drags a file over an element of the main part, and waits until its field is highlighted. */
export async function dragOver(page: Page, element: string): Promise<void> {
  await page.locator(`main ${element}`).evaluate((target) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['Some text'], 'report.pdf'));
    const options = {bubbles: true, cancelable: true, dataTransfer};
    target.dispatchEvent(new DragEvent('dragover', options));
  });
  await page.locator('main [data-drop-target]').waitFor();
}

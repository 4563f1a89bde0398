import {expect, flow} from '../setup';
import {FOOTER_PAGE, PLAIN_PAGE} from '../../setup/routes';

const DARK = 'footer input[name=scheme][value=dark]';
const LIGHT = 'footer input[name=scheme][value=light]';

/** Returns the lightness of the page's background, from 0 to 255. Runs in the page. */
function lightness(body: HTMLElement): number {
  const canvas = document.createElement('canvas').getContext('2d')!;
  canvas.fillStyle = getComputedStyle(body).backgroundColor;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return (red + green + blue) / 3;
}

flow(
  'a colour scheme is chosen by mouse and keyboard, and kept on the next page @scheme',
  {smoke: true},
  async (tab, {open}) => {
    const background = () => tab.on('body', lightness);
    const isChecked = (choice: string) => tab.on(choice, ({checked}: HTMLInputElement) => checked);
    await open(PLAIN_PAGE);
    await tab.click(DARK);
    await expect.poll(background).toBeLessThan(80);
    await open(FOOTER_PAGE);
    expect(await background()).toBeLessThan(80);
    expect(await isChecked(DARK)).toBe(true);
    await tab.focus(DARK);
    await tab.press('ArrowUp');
    await expect.poll(background).toBeGreaterThan(200);
    expect(await isChecked(LIGHT)).toBe(true);
  },
);

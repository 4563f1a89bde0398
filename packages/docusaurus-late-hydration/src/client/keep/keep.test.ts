/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {keepActions} from '.';
import {REPLACED} from './replaced';

const HTML = `
  <form>
    <input name="city" type="text"><input name="agree" type="checkbox" value="yes">
    <select name="size"><option>S</option><option>M</option></select>
    <textarea name="note"></textarea>
    <button class="send">Send</button>
  </form>
  <details class="more"><summary>More</summary></details>`;

let stop: () => void;

beforeEach(() => {
  document.body.innerHTML = HTML;
  stop = keepActions(document.body);
});
afterEach(() => stop());

/** Returns the first element that matches; the type is that of the test's HTML. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as in `querySelector`
const find = <Type extends Element>(selector: string) => document.querySelector<Type>(selector)!;

/** Replaces the page, as React does, and waits for the observer. */
async function replace(html = HTML) {
  document.body.innerHTML = html;
  await Promise.resolve();
}

test('new elements take over values, ticks, choices, focus, caret, and whether they are open', async () => {
  find<HTMLInputElement>('[name=agree]').click();
  find<HTMLSelectElement>('select').selectedIndex = 1;
  find<HTMLTextAreaElement>('textarea').value = 'Two lines';
  find<HTMLDetailsElement>('details').open = true;
  const city = find<HTMLInputElement>('[name=city]');
  city.focus();
  city.value = 'Oslo';
  city.setSelectionRange(1, 3);
  await replace();
  expect(find('[name=agree]')).toBeChecked();
  expect(find('select')).toHaveValue('M');
  expect(find('textarea')).toHaveValue('Two lines');
  expect(find('details')).toHaveAttribute('open');
  const current = find<HTMLInputElement>('[name=city]');
  expect(current).not.toBe(city);
  expect(current).toHaveFocus();
  expect(current).toHaveValue('Oslo');
  expect([current.selectionStart, current.selectionEnd]).toEqual([1, 3]);
});

test('elements of an extension are not counted', async () => {
  find('form').insertAdjacentHTML(
    'afterbegin',
    '<input type="text" value="PIN"><button>Fill</button>',
  );
  await Promise.resolve();
  find<HTMLInputElement>('[name=city]').value = 'Oslo';
  find<HTMLButtonElement>('.send').focus();
  await replace();
  expect(find('[name=city]')).toHaveValue('Oslo');
  expect(find('.send')).toHaveFocus();
});

test('handlers are called for a copied value, and a removed element gets an event with its replacement', async () => {
  const heard: string[] = [];
  const listen = ({type, target}: Event) => heard.push(`${type} ${(target as Element).tagName}`);
  for (const type of ['input', 'change']) document.addEventListener(type, listen);
  const button = find('button');
  button.addEventListener(REPLACED, ({detail}: CustomEventInit<Element>) =>
    heard.push(`replaced by ${detail?.className}`),
  );
  find<HTMLTextAreaElement>('textarea').value = 'A';
  await replace();
  for (const type of ['input', 'change']) document.removeEventListener(type, listen);
  expect(heard).toEqual(['input TEXTAREA', 'change TEXTAREA', 'replaced by send']);
});

test('a field that was emptied or left alone keeps what the new page says', async () => {
  await replace(HTML.replace('name="city"', 'name="city" value="Rome"'));
  expect(find('[name=city]')).toHaveValue('Rome');
});

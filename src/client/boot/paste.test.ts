import {takePasted} from './paste';

const changed = jest.fn<undefined, [string, FileList | null]>();
const file = new File(['x'], 'a.pdf');

takePasted();

beforeEach(() => {
  changed.mockClear();
  document.body.innerHTML = '<input id="other" type="file"><input data-takes-pasted>';
  document.querySelectorAll('input').forEach((input) => {
    input.addEventListener('change', () => changed(input.id, input.files));
    // A test's document has no list of files that could be put there.
    Object.defineProperty(input, 'files', {writable: true});
  });
});

function paste(types: readonly string[], files = [file]) {
  const event = new Event('paste', {bubbles: true, cancelable: true});
  Object.assign(event, {clipboardData: {types, files}});
  return document.body.dispatchEvent(event);
}

test.each([
  ['a file', ['Files']],
  ['a file, as a file manager that gives its name, too', ['text/plain', 'Files']],
])('%s goes into the field that takes it, as if it had been chosen', (_what, types) => {
  paste(types);
  expect(changed.mock.calls).toEqual([['', [file]]]);
});

test('words are left alone, also where a picture of them comes along', () => {
  expect(paste(['text/plain', 'text/html', 'Files'])).toBe(true);
  expect(changed).not.toHaveBeenCalled();
});

test('words alone take no file away that was chosen', () => {
  paste(['text/plain'], []);
  expect(changed).not.toHaveBeenCalled();
});

test('on a page without such a field nothing happens', () => {
  document.body.innerHTML = '<input type="file">';
  expect(paste(['Files'])).toBe(true);
});

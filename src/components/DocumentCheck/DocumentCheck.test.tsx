/** The block as visitors use it, with the real checks; only the worker's thread is this one. */
import {act, screen, waitFor, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {pdf} from '../../../tests/fixtures/documents/pdf';
import {fileOf} from '../../../tests/setup/documents';
import {render} from '../../../tests/setup/render';
import {DOCUMENT_MESSAGES} from '../../documents';
import {checkedDocuments} from './checked';
import {DocumentCheck} from './DocumentCheck';

jest.mock('./late/startWorker', () => jest.requireActual<object>('../../../tests/setup/documents'));

const FAULTY = fileOf('faulty.pdf', pdf({without: ['title']}));
const CLEAN = fileOf('clean.pdf', pdf());
const PICTURE = fileOf('photo.png', Uint8Array.of(0x89, 0x50, 0x4e, 0x47));

/** A file that the browser is still reading, until its bytes are there. */
function unread(name: string, bytes = new Promise<ArrayBuffer>(() => undefined)): File {
  const file = new File(['x'], name);
  Object.defineProperty(file, 'arrayBuffer', {value: () => bytes});
  return file;
}

const input = () => document.querySelector<HTMLInputElement>('input[type=file]')!;
const result = (name: string) => screen.findByRole('region', {name});
const messageOf = (id: string) => DOCUMENT_MESSAGES[id]?.message ?? 'missing';
const done = () => waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
const user = userEvent.setup({applyAccept: false});

afterEach(() => act(() => checkedDocuments.all().forEach(checkedDocuments.remove)));

async function choose(...files: File[]) {
  render(<DocumentCheck />);
  await user.upload(input(), files);
}

test('a field for several files, which says what it takes and what becomes of them', () => {
  render(<DocumentCheck />);
  expect(input()).toHaveAttribute('multiple');
  // See src/client/boot/paste.ts.
  expect(input()).toHaveAttribute('data-takes-pasted');
  expect(input()).toHaveAccessibleName();
  expect(input()).toHaveAccessibleDescription();
  expect(input().accept).toMatch(/\.pdf.*\.docx.*\.pptx/);
});

test('a fault is told with who is stopped, what they meet and what to do', async () => {
  await choose(FAULTY);
  const found = await result('faulty.pdf');
  expect(found).toHaveTextContent(messageOf('group.everyone'));
  expect(found).toHaveTextContent(messageOf('meets.title'));
  expect(found).toHaveTextContent(messageOf('todo.title'));
  expect(within(found).getAllByText(messageOf('rule.7.1-10'))[0]).toBeVisible();
  expect(within(found).getByText(/7\.1; Matterhorn/)).not.toBeVisible();
});

test('who has gone elsewhere is not fetched back', async () => {
  render(
    <>
      <button>Elsewhere</button>
      <DocumentCheck />
    </>,
  );
  let arrive: (bytes: ArrayBuffer) => void = () => undefined;
  await user.upload(input(), [unread('slow.pdf', new Promise((resolve) => (arrive = resolve)))]);
  await screen.findByRole('progressbar');
  act(() => screen.getByText('Elsewhere').focus());
  arrive(await FAULTY.arrayBuffer());
  await result('slow.pdf');
  await done();
  expect(screen.getByText('Elsewhere')).toHaveFocus();
});

test('a clean document has questions for a person, and no word of praise', async () => {
  await choose(CLEAN);
  const found = await result('clean.pdf');
  expect(found).toHaveTextContent(messageOf('rule.person-order'));
  expect(within(found).queryByRole('group')).toBeNull();
  expect(found).not.toHaveTextContent(/accessible|pass|compliant|score|%/i);
});

test('a refused file is nothing to keep; a result is', async () => {
  await choose(PICTURE);
  const refused = await result('photo.png');
  expect(screen.getAllByRole('button')).toEqual(within(refused).getAllByRole('button'));
  await user.upload(input(), [FAULTY]);
  await result('faulty.pdf');
  const tools = () => within(screen.getAllByRole('group').at(-1)!).getAllByRole('button');
  await waitFor(() => expect(tools()).toHaveLength(4));
  await user.click(tools()[0]!);
  const copied = await navigator.clipboard.readText();
  expect(copied).toContain('faulty.pdf');
  expect(copied).toContain(messageOf('todo.title'));
});

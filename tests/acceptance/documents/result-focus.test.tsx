/** What is announced, and where the focus goes, when all files have been read. */
import {act, screen} from '@testing-library/react';
import {useRef} from 'react';
import {t} from '../../../src/components/DocumentCheck/check/loadedRules';
import {queue} from '../../../src/components/DocumentCheck/check/queue';
import {useResultFocus} from '../../../src/components/DocumentCheck/check/useResultFocus';
import type {CheckedDocument} from '../../../src/components/DocumentCheck/checkedDocuments';
import {render} from '../../setup/render';

const announce = jest.fn<undefined, [string]>();
const DOCUMENT: CheckedDocument = {file: new File([], 'a.pdf'), refused: 'empty'};

function Check() {
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const arrived = useResultFocus(root, input, announce);
  return (
    <>
      <div ref={root}>
        <input ref={input} aria-label="Document" />
        <button>Cancel</button>
        <output>{arrived?.length}</output>
      </div>
      <button>Elsewhere</button>
    </>
  );
}

test.each([
  {focused: 'Cancel', batch: [DOCUMENT], arrived: '1', focus: 'Cancel'},
  {focused: 'Elsewhere', batch: [DOCUMENT], arrived: '', focus: 'Elsewhere'},
  {focused: 'Cancel', batch: [], arrived: '', focus: 'Document'},
  {focused: 'Elsewhere', batch: [], arrived: '', focus: 'Elsewhere'},
])(
  'with the focus on $focused, the end is announced, and the focus may move',
  ({focused, batch, arrived, focus}) => {
    announce.mockClear();
    let finish = () => {};
    jest.spyOn(queue, 'subscribe').mockImplementation((listener) => {
      finish = listener;
      return () => {};
    });
    render(<Check />);
    screen.getByRole('button', {name: focused}).focus();
    jest.spyOn(queue, 'takeFinished').mockReturnValueOnce(batch);
    act(() => finish());
    const message = batch.length > 0 ? 'page.finished' : 'page.cancelled';
    expect(announce.mock.calls).toEqual([[t(message, {count: batch.length})]]);
    expect(screen.getByRole('status').textContent).toBe(arrived);
    expect(document.activeElement).toHaveAccessibleName(focus);
  },
);

import {act, renderHook} from '@testing-library/react';
import {useMediaQuery} from './useMediaQuery';

function Answer() {
  return <p>{String(useMediaQuery('(min-width: 1px)'))}</p>;
}

test('it follows changes', () => {
  let matches = false;
  let tell = () => {};
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        media,
        get matches() {
          return matches;
        },
        addEventListener: (_: string, listener: () => void) => (tell = listener),
        removeEventListener: () => {},
      }) as unknown as MediaQueryList,
  );
  const {result} = renderHook(() => useMediaQuery('(min-width: 64em)'));
  expect(result.current).toBe(false);
  matches = true;
  act(() => tell());
  expect(result.current).toBe(true);
});

test('on the server it is false', async () => {
  const {renderToString} = await import('react-dom/server');
  expect(renderToString(<Answer />)).toBe('<p>false</p>');
});

import {screen} from '@testing-library/react';
import {render} from '../../../tests/setup/render';
import {Stat, Stats} from './Stats';

function figures(start: 'load' | 'view') {
  return (
    <Stats start={start}>
      <Stat value={200} suffix="+">
        projects
      </Stat>
    </Stats>
  );
}

test('the server sends the final figure, and no style attribute', async () => {
  const {renderToString} = await import('react-dom/server');
  const html = renderToString(figures('load'));
  expect(html).toContain('>200</span></span><span class="suffix">+</span></dd>');
  expect(html).not.toContain('style=');
});

test('each figure is named by its label and read once', () => {
  render(figures('view'));
  expect(screen.getByRole('term')).toHaveTextContent(/^projects$/);
  expect(screen.getByRole('definition')).toHaveTextContent(/^200\+$/);
});

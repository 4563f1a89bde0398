import {screen, within} from '@testing-library/react';
import {render} from '../../../tests/setup/render';
import {AttackTrace, LoadCurve, LoadPoint, TagTree} from '.';

const POINTS = [
  {load: 100, result: 0.9},
  {load: 500, result: 1.4},
  {load: 1000, result: 5.5},
];

function renderCurve(goal?: number) {
  return render(
    <LoadCurve caption="Waiting times" load="Visitors" result="Seconds" goal={goal}>
      {POINTS.map((point) => (
        <LoadPoint key={point.load} {...point} />
      ))}
    </LoadCurve>,
  );
}

test('each figure has its caption as its name', () => {
  const list = (
    <ul>
      <li>Item</li>
    </ul>
  );
  render(
    <>
      <TagTree caption="A letter">{list}</TagTree>
      <AttackTrace caption="Two requests">{list}</AttackTrace>
    </>,
  );
  for (const caption of ['A letter', 'Two requests']) {
    const figure = screen.getByText(caption).closest('figure')!;
    expect(within(figure).getByRole('listitem')).toHaveTextContent('Item');
  }
});

test('every point of a curve is a row of its table', () => {
  renderCurve();
  const [, ...rows] = screen.getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual(
    POINTS.map(({load, result}) => `${load}${result}`),
  );
});

test('a higher result is drawn higher, and a higher load further to the end', () => {
  const {container} = renderCurve();
  const circles = [...container.querySelectorAll('circle')];
  const numbers = (name: string) => circles.map((circle) => Number(circle.getAttribute(name)));
  expect(circles).toHaveLength(POINTS.length);
  expect(numbers('cx')).toEqual(numbers('cx').toSorted((a, b) => a - b));
  expect(numbers('cy')).toEqual(numbers('cy').toSorted((a, b) => b - a));
});

test('a goal above all results is inside the drawing', () => {
  const {container} = renderCurve(20);
  const dashed = container.querySelector('path:has(+ text:not([text-anchor]))')!;
  const [, y] = /^M\d+ ([\d.]+)H/.exec(dashed.getAttribute('d')!)!;
  expect(Number(y)).toBeGreaterThan(0);
  expect(screen.getByText('Goal')).toBeInTheDocument();
});

import {screen} from '@testing-library/react';
import {render} from '../../../tests/setup/render';
import {examples} from './Topics.examples';

test('every topic keeps its heading', () => {
  render(examples['With icons'] ?? <></>);
  const headings = screen.getAllByRole('heading', {level: 3});
  expect(headings.map(({id}) => id)).toEqual(['section-508-testing', 'international-standards']);
});

test('icons are decoration, and may be left out', () => {
  const {container, unmount} = render(examples['With icons'] ?? <></>);
  const icons = [...container.querySelectorAll('svg')];
  expect(icons.map((icon) => icon.getAttribute('aria-hidden'))).toEqual(['true', 'true']);
  unmount();
  const {container: bare} = render(examples['Without icons, numbered'] ?? <></>);
  expect(bare.querySelector('svg')).toBeNull();
});

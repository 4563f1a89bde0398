import {screen} from '@testing-library/react';
import {render} from '../../../tests/setup/render';
import {TabPanel} from './TabPanel';
import {Tabs} from './Tabs';

const two = (
  <Tabs label="Servicios">
    <TabPanel
      id="pruebas"
      art="functional"
      label="Pruebas"
      to="/Testing"
      learnMore="Más"
      getAQuote="Get A Quote"
    >
      <h3>Pruebas</h3>
    </TabPanel>
    <TabPanel id="auditoría" label="Auditoría">
      <h3>Auditoría</h3>
    </TabPanel>
  </Tabs>
);

test('before hydration the list contains links to the panels', () => {
  render(two);
  const links = screen.getAllByRole('link', {name: /Pruebas|Auditoría/});
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#pruebas', '#auditoría']);
});

test('each panel links to its page, without showing the quote label', () => {
  render(two);
  expect(screen.getByRole('link', {name: 'Más'})).toHaveAttribute('href', '/Testing');
  expect(screen.queryByText('Get A Quote')).not.toBeInTheDocument();
});

test('the drawing of a panel is decorative, and after its text', () => {
  render(two);
  const drawing = document.getElementById('pruebas')?.lastElementChild;
  expect(drawing).toHaveAttribute('aria-hidden', 'true');
  expect(drawing?.firstElementChild).toHaveAttribute('href', '/img/art/functional.svg#art');
});

test('a percent-encoded anchor selects its panel', () => {
  const wide = {matches: true, addEventListener: () => {}, removeEventListener: () => {}};
  jest.spyOn(window, 'matchMedia').mockReturnValue(wide as unknown as MediaQueryList);
  render(two, {path: `/#${encodeURIComponent('auditoría')}`});
  expect(screen.getByRole('tab', {selected: true})).toHaveAccessibleName('Auditoría');
});

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

test('before hydration, tabs are links to panels, and each panel links to its page', () => {
  render(two);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['#pruebas', '#auditoría', '/Testing']);
  expect(screen.queryByText('Get A Quote')).not.toBeInTheDocument();
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

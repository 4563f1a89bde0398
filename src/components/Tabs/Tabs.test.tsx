import {screen} from '@testing-library/react';
import {render} from '../../../tests/setup/render';
import {TabPanel} from './TabPanel';
import {Tabs} from './Tabs';

const three = (
  <Tabs label="Solutions We Offer">
    <TabPanel
      id="functional"
      art="functional"
      label="Functional Testing"
      to="/TrendSoft/oursolutions/Testing/FunctionalTesting"
      learnMore="Learn more about functional testing"
      getAQuote="Get A Quote"
    >
      <h3 id="functional-title">Functional Testing</h3>
      <p>Does it do what was agreed?</p>
    </TabPanel>
    <TabPanel
      id="performance"
      art="performance"
      label="Performance Testing"
      to="/TrendSoft/oursolutions/Testing/PerformanceTesting"
      learnMore="Learn more about performance testing"
    >
      <h3 id="performance-title">Performance Testing</h3>
      <p>Does it stay quick when many people arrive?</p>
    </TabPanel>
    <TabPanel id="usability" art="usability" label="Usability Testing">
      <h3 id="usability-title">Usability Testing</h3>
      <p>Can people reach their goal without help?</p>
    </TabPanel>
  </Tabs>
);

test('before hydration the list contains links to the panels', () => {
  const {container} = render(three);
  const targets = [...container.querySelectorAll('a[href^="#"]')].map((a) =>
    a.getAttribute('href'),
  );
  expect(targets).toEqual(['#functional', '#performance', '#usability']);
});

test('each panel links to its page; the quote label is not shown', () => {
  render(three);
  expect(screen.getByRole('link', {name: 'Learn more about functional testing'})).toHaveAttribute(
    'href',
    '/TrendSoft/oursolutions/Testing/FunctionalTesting',
  );
  expect(screen.queryByText('Get A Quote')).not.toBeInTheDocument();
});

test('the scene of a panel comes after its words, as decoration', () => {
  render(three);
  const scene = document.getElementById('functional')?.lastElementChild;
  expect(scene).toHaveAttribute('aria-hidden', 'true');
  expect(scene?.firstElementChild).toHaveAttribute('href', '/img/art/functional.svg#art');
});

test('a percent-encoded anchor selects its panel', () => {
  const wide = {matches: true, addEventListener: () => {}, removeEventListener: () => {}};
  jest.spyOn(window, 'matchMedia').mockReturnValue(wide as unknown as MediaQueryList);
  render(
    <Tabs label="Servicios">
      <TabPanel id="pruebas" label="Pruebas">
        <h3>Pruebas</h3>
      </TabPanel>
      <TabPanel id="auditoría" label="Auditoría">
        <h3>Auditoría</h3>
      </TabPanel>
    </Tabs>,
    {path: `/#${encodeURIComponent('auditoría')}`},
  );
  expect(screen.getByRole('tab', {selected: true})).toHaveAccessibleName('Auditoría');
});

/** The server's HTML of components in each of their variants: elements, roles, attributes, class names and order. */
import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type {ReactElement} from 'react';
import type {AuditFigures, ConformanceRow} from '../../src/audit/facts';
import {Breadcrumbs} from '../../src/components/Breadcrumbs';
import {CareersForm} from '../../src/components/CareersForm';
import {ColourScheme} from '../../src/components/ColourScheme';
import {
  AuditedPages,
  AuditFacts,
  ConformanceTable,
  ScreenReaderTasks,
  TestedWith,
} from '../../src/components/Conformance';
import {ContactForm} from '../../src/components/ContactForm';
import {Footer} from '../../src/components/Footer';
import {Form} from '../../src/components/Form';
import {FormStatus, type Outcome} from '../../src/components/FormStatus';
import {Header} from '../../src/components/Header';
import {Hero} from '../../src/components/Hero';
import {ClosedOpening} from '../../src/components/Openings';
import {Section} from '../../src/components/Section';
import {SignUp} from '../../src/components/SignUp';
import {Topic, Topics} from '../../src/components/Topics';
import {WithContents} from '../../src/components/WithContents';
import {sentencesToTranslate} from '../../src/forms/sentences';
import {contact, quote} from '../../src/forms/tables';
import NotFound from '../../src/theme/NotFound';
import {showServerHtml} from '../setup/forms';
import {render} from '../setup/render';
import {withStableIds} from './stable-ids';

const row = (number: string, more: Partial<ConformanceRow>): ConformanceRow => ({
  ...{number, name: 'A criterion', address: 'https://www.w3.org/', conformance: 'supports'},
  ...{engines: 'axe-core 4', checks: 'tab-order', violations: '0', people: '', ...more},
});
const rows = [
  row('1.1.1', {}),
  row('1.2.1', {conformance: 'does-not-support', violations: '2'}),
  row('1.3.1', {conformance: 'partially-supports', people: 'yes'}),
  row('2.1.1', {conformance: 'not-evaluated', engines: '', checks: ''}),
];
const FIGURES = [
  ...['date', 'commit', 'browser', 'engines', 'pages', 'added', 'states', 'widths', 'schemes'],
  ...['scans', 'rules', 'checks', 'violations', 'caught', 'planted'],
  ...['criteria', 'evidenced', 'notEvaluated'],
];
const figures = Object.fromEntries(FIGURES.map((name) => [name, `(${name})`])) as AuditFigures;
const tasks = [
  {title: 'Open the menu', browser: 'Firefox 140', expectations: '9', heard: '8'},
  {title: 'Open the menu', browser: 'Chromium 140', expectations: '9'},
  {title: 'Send a form', browser: 'Firefox 140', expectations: '4'},
];
const tool = {date: '1 May 2026', looks: '1,234', broken: '2'};
const pages = ['Old', 'New'].map((title) => ({route: `/${title}`, title, added: ''}));
const others = ['a', 'b'].map((name) => ({to: `/jobs/${name}`, title: `Job ${name}`}));

const outcomes: Outcome[] = [
  {kind: 'none'},
  {kind: 'succeeded', reference: 'KM4P-7XQ9'},
  {kind: 'invalid', errors: {email: 'emailRequired', phone: undefined}},
  {kind: 'failed', errors: {}},
  {kind: 'failed', errors: {}, unreachable: true},
  {kind: 'failed', errors: {email: 'emailRequired'}},
  {kind: 'failed', errors: {}, unreachable: false},
];

/** MDX renders headings by a component. */
const Heading = ({id, children}: {id: string; children: string}) => <h2 id={id}>{children}</h2>;

const VARIANTS: Record<string, ReactElement> = {
  header: <Header />,
  breadcrumbs: <Breadcrumbs title="Tester" trail={[{path: '/jobs', label: 'Jobs'}]} />,
  footer: <Footer />,
  'not found': <NotFound />,
  'colour scheme': <ColourScheme />,
  'closed opening': <ClosedOpening title="Tester" others={others} />,
  'audit facts': <AuditFacts audit={figures} />,
  'conformance table': <ConformanceTable level="AA" rows={rows} />,
  'audited pages': <AuditedPages rows={[pages[0]!, {...pages[1]!, added: 'yes'}]} />,
  'screen reader tasks': <ScreenReaderTasks rows={tasks} />,
  'tested with': (
    <TestedWith
      rows={[
        {...tool, tool: 'Chromium 140', by: 'audit'},
        {...tool, tool: 'Orca 43', by: 'screen reader'},
      ]}
    />
  ),
  'contact form': <ContactForm />,
  'careers form': <CareersForm />,
  'quote form': <Form name="quote" table={quote} />,
  'sign-up': <SignUp>Words</SignUp>,
  ...Object.fromEntries(
    outcomes.map((outcome, attempt) => [
      `form status ${JSON.stringify(outcome)}`,
      <FormStatus key={attempt} form={contact} {...{attempt, outcome}} />,
    ]),
  ),
  'hero of the home page': (
    <Hero art="testing" tall>
      <h1>A</h1>
    </Hero>
  ),
  ...Object.fromEntries(
    (['stack', 'split', 'columns', 'narrow'] as const).map((layout) => [
      `section ${layout}`,
      <Section key={layout} tone="night" layout={layout} art="testing" artFirst>
        <h2>A</h2>
      </Section>,
    ]),
  ),
  topics: (
    <Topics numbered>
      <Topic icon="check">A</Topic>
      <Topic>B</Topic>
    </Topics>
  ),
  contents: (
    <WithContents>
      <Heading id="a">One</Heading>
      <p>Words</p>
      <Heading id="b">Two</Heading>
    </WithContents>
  ),
};

test.each(Object.entries(VARIANTS))('%s', async (_, variant) => {
  expect(withStableIds(await showServerHtml(variant))).toMatchSnapshot();
});

test('a rejected address is marked as invalid by the browser alone', async () => {
  const {container} = render(<SignUp>Words</SignUp>);
  await userEvent.click(screen.getByRole('button'));
  expect(withStableIds(container)).toMatchSnapshot();
});

test('the sentences of forms, each with a description for translators', () => {
  expect(sentencesToTranslate()).toMatchSnapshot();
});

import {screen, waitFor, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type {Props as MDXPageProps} from '@theme/MDXPage';
import {render} from '../../tests/setup/render';
import {t} from '../../tests/setup/messages';
import AliasPage from './AliasPage';
import {redirect} from './AliasPage/redirect';
import ErrorPage from './Error';
import MDXPage from './MDXPage';

jest.mock('./AliasPage/redirect');

afterEach(() => {
  jest.clearAllMocks();
  document.head.replaceChildren();
});

/** A module as the MDX loader compiles it from pages/About.mdx. */
function aboutPage(permalink = '/About', editUrl?: string): MDXPageProps['content'] {
  const metadata = {
    permalink,
    source: '@site/pages/About.mdx',
    editUrl,
    frontMatter: {
      title: 'About',
      description: 'Who we are and why we do it.',
      canonical: '/Invented/Page',
    },
  };
  const trail = [{path: '/About', label: 'About'}];
  const Content = Object.assign(() => <h1>About TrendSoft</h1>, {metadata, trail});
  return Content as unknown as MDXPageProps['content'];
}

const alias = {from: '/contact-us', to: '/TrendSoft/ContactUs'};

test.each([
  ['/about', <MDXPage key="a" content={aboutPage()} />],
  ['/Contact-Us', <AliasPage key="b" alias={alias} />],
])('%s, an address in another case, shows the 404, as the server does', async (path, page) => {
  render(page, {path});
  expect(redirect).not.toHaveBeenCalled();
  expect(document.querySelectorAll('[href="/img/art/testing.svg#art"]')).toHaveLength(1);
  expect(screen.getByRole('heading', {level: 1})).toHaveTextContent(t('NotFound.heading'));
  const breadcrumbs = screen.getByRole('navigation', {name: t('Breadcrumbs.label')});
  const current = within(breadcrumbs).getByText(t('NotFound.title'));
  expect(current).toHaveAttribute('aria-current', 'page');
  expect(screen.queryByText('About TrendSoft')).not.toBeInTheDocument();
  await waitFor(() => expect(document.title).toBe('TrendSoft | Not Found Page'));
});

test('a page links to its source file only if EDIT_URL is set', () => {
  const {rerender} = render(<MDXPage content={aboutPage()} />, {path: '/About'});
  expect(screen.queryByRole('link', {name: t('EditLink.label')})).not.toBeInTheDocument();
  const file = 'https://git.example/edit/main/pages/About.mdx';
  rerender(<MDXPage content={aboutPage('/About', file)} />);
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', {name: t('EditLink.label')})).toHaveAttribute('href', file);
});

test('an old address redirects by script with its query and anchor', () => {
  render(<AliasPage alias={alias} />, {path: '/contact-us?from=brochure#our-offices'});
  expect(jest.mocked(redirect).mock.calls).toEqual([
    ['/TrendSoft/ContactUs?from=brochure#our-offices'],
  ]);
});

test('after an error in a component, a visitor can try again', async () => {
  const tryAgain = jest.fn();
  render(<ErrorPage error={new Error('x is not a function')} tryAgain={tryAgain} />);
  expect(screen.getByRole('heading', {level: 1})).toHaveTextContent(t('Error.heading'));
  await userEvent.click(screen.getByRole('button', {name: t('Error.tryAgain')}));
  expect(tryAgain).toHaveBeenCalledTimes(1);
});

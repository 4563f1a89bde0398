import {translate} from '@docusaurus/Translate';
import {Breadcrumbs} from '../../components/Breadcrumbs';
import {Destinations} from '../../components/Destinations';
import {Hero} from '../../components/Hero';
import {PageHead} from '../../components/PageHead';
import {Search} from '../../components/Search';
import {Section} from '../../components/Section';
import {ButtonLink} from '../../primitives/Button';

/** The 404 page: explains what happened, and links to the main pages. */
export default function NotFound() {
  const text = 'Text on the page for an address that does not exist';
  const heading = 'Heading on the page for an address that does not exist';
  const link = 'Link on the page for an address that does not exist';
  const title = translate({
    id: 'NotFound.title',
    message: 'Not Found',
    description: '{page} in PageHead.title, for an address that does not exist',
  });
  return (
    <>
      <PageHead title={title} />
      <Breadcrumbs trail={[{path: '/404.html', label: title}]} />
      <main id="main">
        <Hero art="lost">
          <h1>
            {translate({
              id: 'NotFound.heading',
              message: 'We can’t find that page',
              description: heading,
            })}
          </h1>
          <p>
            {translate({
              id: 'NotFound.reason',
              message:
                'The address may be mistyped, or the page may have moved. Addresses here are exact: capital and small letters differ.',
              description: text,
            })}
          </p>
          <ButtonLink to="/">
            {translate({id: 'NotFound.home', message: 'Home page', description: link})}
          </ButtonLink>
          <ButtonLink to="/site-map" variant="secondary">
            {translate({id: 'NotFound.siteMap', message: 'Site Map', description: link})}
          </ButtonLink>
        </Hero>
        <Section>
          <Search />
          <h2>
            {translate({
              id: 'NotFound.destinations',
              message: 'Where would you like to go?',
              description: heading,
            })}
          </h2>
          <Destinations />
        </Section>
      </main>
    </>
  );
}

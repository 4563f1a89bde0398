import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import NotFound from '@theme/NotFound';
import {useEffect} from 'react';
import {PageHead} from '../../components/PageHead';
import {Section} from '../../components/Section';
import {usePathname} from '../../primitives/usePathname';
import {redirect} from './redirect';

interface Props {
  alias: {from: string; to: string};
}

/**
 * Stands at an old address where no server answers 301. The script goes first,
 * since only it keeps ?query and #hash; without script a refresh does, which
 * src/plugins/aliases writes into the HTML.
 */
export default function AliasPage({alias}: Props) {
  const target = useBaseUrl(alias.to);
  const {search, hash} = useLocation();
  const isHere = usePathname() === alias.from;
  useEffect(() => {
    if (isHere) redirect(target + search + hash);
  }, [isHere, target, search, hash]);
  if (!isHere) return <NotFound />;
  const title = translate({
    id: 'AliasPage.title',
    message: 'Moved',
    description: 'Title of the page at an old address that redirects to a new one',
  });
  return (
    <>
      <PageHead title={title} path={alias.to} />
      <Head>
        {/* src/client/boot fetches the script that redirects without waiting for a sign. */}
        <body data-boot="now" />
        <meta name="robots" content="noindex" />
      </Head>
      <main id="main">
        <Section layout="narrow">
          <h1>{title}</h1>
          <p>
            <Link to={alias.to}>
              {translate({
                id: 'AliasPage.link',
                message: 'Go to the new address of this page',
                description: 'Link on the page at an old address',
              })}
            </Link>
          </p>
        </Section>
      </main>
    </>
  );
}

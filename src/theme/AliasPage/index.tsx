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
 * Redirects from an old address on hosts that cannot answer with 301. The script runs first, because
 * it preserves ?query and #hash; without JavaScript, the refresh that src/plugins/aliases adds to the HTML
 * redirects.
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
        {/* Makes src/client/boot load the redirecting script immediately. */}
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

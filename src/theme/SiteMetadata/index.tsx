import Head from '@docusaurus/Head';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import font from '../../css/fonts/atkinson-hyperlegible-next-basic.woff2';

/** Tags that are the same on every page; those of one page are PageHead's. */
export default function SiteMetadata() {
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    <Head>
      <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
      <meta name="twitter:card" content="summary_large_image" />
      <meta property="og:site_name" content="TrendSoft" />
      <meta property="og:type" content="website" />
      <meta property="og:image" content={withBaseUrl('/img/social-card.png', {absolute: true})} />
    </Head>
  );
}

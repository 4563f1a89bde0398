import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import font from '../../css/fonts/atkinson-hyperlegible-next-basic.woff2';

/** Renders the meta tags of all pages; PageHead renders those of a single page. */
export default function SiteMetadata() {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Head>
      <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
      <meta name="twitter:card" content="summary_large_image" />
      <meta property="og:site_name" content={siteConfig.title} />
      <meta property="og:type" content="website" />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
    </Head>
  );
}

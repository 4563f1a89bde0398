import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {socialCardUrl} from '../../plugins/social-cards/card-url';

export interface PageHeadProps {
  /** The X of 'TrendSoft | X Page'. */
  title: string;
  description?: string;
  /** Canonical route; undefined on the 404 page. */
  path?: string;
  /** The page's social card; by default, the home page's. */
  card?: {permalink: string; title: string};
}

/** Title, description, social card and canonical URL of a page (tests/SPEC.md section 2: 'company | X Page'). */
export function PageHead({title, description, path, card}: PageHeadProps) {
  const {siteConfig} = useDocusaurusContext();
  const {withBaseUrl} = useBaseUrlUtils();
  const fullTitle = translate(
    {
      id: 'PageHead.title',
      message: '{company} | {page} Page',
      description:
        'Title of every page, shown in the browser tab; {company} is TrendSoft, {page} the name of the page',
    },
    {company: siteConfig.title, page: title},
  );
  const picture = socialCardUrl(card?.permalink ?? siteConfig.baseUrl, siteConfig.baseUrl);
  const inPicture = card ? `${siteConfig.title}: ${card.title}` : siteConfig.title;
  const canonical = path && withBaseUrl(path, {absolute: true});
  return (
    <Head>
      <title>{fullTitle}</title>
      <meta property="og:title" content={fullTitle} />
      <meta property="og:image" content={withBaseUrl(picture, {absolute: true})} />
      <meta property="og:image:alt" content={inPicture} />
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
      {canonical && <link rel="canonical" href={canonical} />}
      {canonical && <meta property="og:url" content={canonical} />}
    </Head>
  );
}

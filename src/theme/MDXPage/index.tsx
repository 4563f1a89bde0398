import useBaseUrl from '@docusaurus/useBaseUrl';
import {MDXProvider} from '@mdx-js/react';
import type {Props} from '@theme/MDXPage';
import MDXComponents from '@theme/MDXComponents';
import NotFound from '@theme/NotFound';
import type {TrailStep} from '../../plugins/site-structure/types';
import {Breadcrumbs} from '../../components/Breadcrumbs';
import {PageHead} from '../../components/PageHead';
import {usePathname} from '../../primitives/usePathname';

interface FrontMatter {
  title: string;
  description: string;
  canonical?: string;
}

/** What src/plugins/site-structure adds to a page. */
interface Traced {
  trail: TrailStep[];
}

/** The frame of every MDX page. */
export default function MDXPage({content: Content}: Props) {
  const {metadata} = Content;
  const here = useBaseUrl(usePathname());
  if (here !== metadata.permalink) return <NotFound />;
  const {title, description, canonical} = metadata.frontMatter as unknown as FrontMatter;
  return (
    <>
      <PageHead title={title} description={description} path={canonical ?? metadata.permalink} />
      <Breadcrumbs trail={(Content as unknown as Traced).trail} />
      <main id="main" tabIndex={-1}>
        <MDXProvider components={MDXComponents}>
          <Content />
        </MDXProvider>
      </main>
    </>
  );
}

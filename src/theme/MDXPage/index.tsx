import useBaseUrl from '@docusaurus/useBaseUrl';
import {MDXProvider} from '@mdx-js/react';
import type {Props} from '@theme/MDXPage';
import MDXComponents from '@theme/MDXComponents';
import NotFound from '@theme/NotFound';
import {Breadcrumbs} from '../../components/Breadcrumbs';
import {PageHead} from '../../components/PageHead';
import {usePathname} from '../../primitives/usePathname';

interface FrontMatter {
  title: string;
  description: string;
  canonical?: string;
  card?: string;
}

/** The frame of every MDX page. */
export default function MDXPage({content: Content}: Props) {
  const {metadata} = Content;
  const here = useBaseUrl(usePathname());
  const {permalink} = metadata;
  if (here !== permalink) return <NotFound />;
  const {
    title,
    description,
    canonical,
    card = title,
  } = metadata.frontMatter as unknown as FrontMatter;
  return (
    <>
      <PageHead
        title={title}
        description={description}
        path={canonical ?? permalink}
        card={{permalink, words: card}}
      />
      <Breadcrumbs />
      <main id="main" tabIndex={-1}>
        <MDXProvider components={MDXComponents}>
          <Content />
        </MDXProvider>
      </main>
    </>
  );
}

import useBaseUrl from '@docusaurus/useBaseUrl';
import {MDXProvider} from '@mdx-js/react';
import {HydrationBoundary} from '@trendsoft/docusaurus-late-hydration/boundary';
import type {Props} from '@theme/MDXPage';
import MDXComponents from '@theme/MDXComponents';
import NotFound from '@theme/NotFound';
import type {TrailStep} from '../../menus';
import {Breadcrumbs} from '../../components/Breadcrumbs';
import {EditLink} from '../../components/EditLink';
import {UntranslatedNotice, useUntranslated} from '../../components/Languages';
import {PageHead} from '../../components/PageHead';
import {familyOf} from '../../components/familyOf';
import {usePathname} from '../../primitives/usePathname';

interface FrontMatter {
  title: string;
  description: string;
  canonical?: string;
  card?: string;
}

/** The property that src/plugins/site-structure adds to a page's module. */
interface WithTrail {
  trail: TrailStep[];
}

/** The frame of every MDX page. */
export default function MDXPage({content: Content}: Props) {
  const {metadata} = Content;
  const address = useBaseUrl(usePathname());
  const {permalink, editUrl} = metadata;
  const original = useUntranslated(metadata);
  if (address !== permalink) return <NotFound />;
  const {
    title,
    description,
    canonical,
    card = title,
  } = metadata.frontMatter as unknown as FrontMatter;
  const path = canonical ?? permalink;
  return (
    <>
      <PageHead
        title={title}
        description={description}
        path={original?.addressOf(path) ?? path}
        card={{permalink, title: card}}
      />
      <HydrationBoundary>
        <Breadcrumbs
          title={original ? undefined : title}
          trail={(Content as unknown as WithTrail).trail}
        />
      </HydrationBoundary>
      <main id="main" data-family={familyOf(permalink)} {...original?.language}>
        {original && (
          <HydrationBoundary>
            <UntranslatedNotice />
          </HydrationBoundary>
        )}
        <MDXProvider components={MDXComponents}>
          <Content />
        </MDXProvider>
        {editUrl && (
          <HydrationBoundary>
            <EditLink href={editUrl} />
          </HydrationBoundary>
        )}
      </main>
    </>
  );
}

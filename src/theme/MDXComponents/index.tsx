import everywhere from '@generated/blocks/default/everywhere';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ComponentProps} from 'react';

/** Registers an id for Docusaurus' anchor check. */
function useAnchor(id: string | undefined) {
  const brokenLinks = useBrokenLinks();
  if (id) brokenLinks.collectAnchor(id);
}

function H2({children, ...props}: ComponentProps<'h2'>) {
  useAnchor(props.id);
  return <h2 {...props}>{children}</h2>;
}

function H3({children, ...props}: ComponentProps<'h3'>) {
  useAnchor(props.id);
  return <h3 {...props}>{children}</h3>;
}

/** Marks code as not to be translated. */
function Code({children, ...props}: ComponentProps<'code'>) {
  return (
    <code translate="no" {...props}>
      {children}
    </code>
  );
}

/**
 * The components that MDX can use without an import: links that the build checks, and the blocks declared for
 * every page. src/plugins/blocks-on-demand adds the others to the pages that show them.
 */
export default {
  a: Link,
  code: Code,
  h2: H2,
  h3: H3,
  ...everywhere,
};

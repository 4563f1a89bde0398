import everywhere from '@generated/blocks/default/everywhere';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ComponentProps} from 'react';

/** Returns a heading that registers its id for Docusaurus' anchor check. */
const heading = (Tag: 'h2' | 'h3') =>
  function Heading({children, ...props}: ComponentProps<'h2'>) {
    const brokenLinks = useBrokenLinks();
    if (props.id) brokenLinks.collectAnchor(props.id);
    return <Tag {...props}>{children}</Tag>;
  };

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
  h2: heading('h2'),
  h3: heading('h3'),
  ...everywhere,
};

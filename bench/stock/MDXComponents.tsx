/** The stock map, which ships Prism, admonitions and the like, with our blocks. */
import stock from '@theme-original/MDXComponents';
import ours from '../ours/MDXComponents';

export default {...stock, ...ours};

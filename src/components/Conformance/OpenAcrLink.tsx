import useBaseUrl from '@docusaurus/useBaseUrl';
import type {BlockProps} from '../../blocks/block';
import type blocks from './Conformance.block';
import {OPENACR_FILE} from '../../audit/openacr-file';

export function OpenAcrLink({children}: BlockProps<typeof blocks.OpenAcrLink>) {
  return <a href={useBaseUrl(OPENACR_FILE)}>{children}</a>;
}

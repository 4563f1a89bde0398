import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import {OPENACR_FILE} from '../../audit/openacr';

/** Link to the machine-readable conformance report. A plain `<a>`: the file is served, not routed. Keyboard: Enter. */
export function OpenAcrLink({children}: {children: ReactNode}) {
  return <a href={useBaseUrl(OPENACR_FILE)}>{children}</a>;
}

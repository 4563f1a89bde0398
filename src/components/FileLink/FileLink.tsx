import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {BlockProps} from '../../blocks/block';
import {useInterfaceLanguage} from '../Languages';
import type blocks from './FileLink.block';

export interface FileLinkProps extends BlockProps<typeof blocks.FileLink> {
  /** Size of a PDF in the format of the page's language; the build adds it. */
  size?: string;
}

export function FileLink({file, size, children}: FileLinkProps) {
  const language = useInterfaceLanguage();
  return (
    <a href={useBaseUrl(file)}>
      {children}
      {size && (
        <>
          {' '}
          <span {...language}>
            {translate(
              {
                id: 'FileLink.pdf',
                message: '(PDF, {size})',
                description:
                  'On pages, after the words of a link to a PDF of this website; {size} is that of the file',
              },
              {size},
            )}
          </span>
        </>
      )}
    </a>
  );
}

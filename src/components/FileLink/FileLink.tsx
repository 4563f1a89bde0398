import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {BlockProps} from '../../blocks/block';
import {useInterfaceLanguage} from '../Languages';
import type blocks from './FileLink.block';

/** Folder whose files exist once, in English, at the root of the site (RFC 8615). */
const WELL_KNOWN = '/.well-known/';

function useAddress(file: string): {href: string; hrefLang?: string} {
  const {defaultLocale, localeConfigs} = useDocusaurusContext().i18n;
  const translated = useBaseUrl(file);
  const root = localeConfigs[defaultLocale]?.baseUrl;
  if (root === undefined || !file.startsWith(WELL_KNOWN)) return {href: translated};
  return {href: root + file.slice(1), hrefLang: defaultLocale};
}

export interface FileLinkProps extends BlockProps<typeof blocks.FileLink> {
  /** Size of a PDF in the format of the page's language; the build adds it. */
  size?: string;
}

export function FileLink({file, size, children}: FileLinkProps) {
  const language = useInterfaceLanguage();
  return (
    <a {...useAddress(file)}>
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
                  'On a page, after the words of a link to a PDF of this website; {size} is that of the file',
              },
              {size},
            )}
          </span>
        </>
      )}
    </a>
  );
}

import type {LoadContext} from '@docusaurus/types';
import printAddresses from '.';

interface Rule {
  Declaration: Record<string, (declaration: {value: string}) => void>;
}

test('the placeholder of print.css becomes the site’s address', () => {
  const plugin = printAddresses({siteConfig: {url: 'https://a.example'}} as LoadContext);
  const options = {plugins: [] as unknown[]};
  plugin.configurePostCss?.(options);
  const declaration = {value: "'SITE_URL'"};
  (options.plugins[0] as Rule).Declaration['--site']?.(declaration);
  expect(declaration.value).toBe("'https://a.example'");
});

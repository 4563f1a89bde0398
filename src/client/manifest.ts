import siteConfig from '@generated/docusaurus.config';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * Links the web app manifest once the page is in use: it is needed only for installing the site, and browsers
 * fetch what the head links while they still paint the page.
 */
if (ExecutionEnvironment.canUseDOM) {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = `${siteConfig.baseUrl}manifest.webmanifest`;
  document.head.append(link);
}

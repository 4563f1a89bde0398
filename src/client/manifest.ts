import siteConfig from '@generated/docusaurus.config';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * Names the web app manifest once somebody is there: only who installs the site needs it, and browsers
 * fetch what the head names while they still paint the page.
 */
if (ExecutionEnvironment.canUseDOM) {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = `${siteConfig.baseUrl}manifest.webmanifest`;
  document.head.append(link);
}

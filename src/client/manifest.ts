import siteConfig from '@generated/docusaurus.config';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * Links the web app manifest after hydration. It is needed only for installing the site; in the HTML, browsers would
 * load it before the first paint.
 */
if (ExecutionEnvironment.canUseDOM) {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = `${siteConfig.baseUrl}manifest.webmanifest`;
  document.head.append(link);
}

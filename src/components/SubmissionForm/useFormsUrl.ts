import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Puts the forms service's `{host}` before one of ENDPOINTS; without a host it is the site itself. */
export function useFormsUrl(): (endpoint: string) => string {
  const {formsHost} = useDocusaurusContext().siteConfig.customFields as {formsHost: string};
  return (endpoint) => formsHost + endpoint;
}

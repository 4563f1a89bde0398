import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Returns a function that returns an endpoint's URL, on FORMS_HOST or on the site itself. */
export function useFormsUrl(): (endpoint: string) => string {
  const {formsHost} = useDocusaurusContext().siteConfig.customFields as {formsHost: string};
  return (endpoint) => formsHost + endpoint;
}

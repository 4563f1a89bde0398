import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {FormName} from '../forms/tables';

/** Forms that this site's forms service does not have: the build setting FORMS_OFF. */
export function useFormsOff(): readonly FormName[] {
  const {formsOff = []} = useDocusaurusContext().siteConfig.customFields as {
    formsOff?: readonly FormName[];
  };
  return formsOff;
}

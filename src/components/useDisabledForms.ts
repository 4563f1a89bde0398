import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {FormName} from '../forms/tables';

/** Returns the forms that the forms service does not support: the build setting FORMS_OFF. */
export function useDisabledForms(): readonly FormName[] {
  const {formsOff = []} = useDocusaurusContext().siteConfig.customFields as {
    formsOff?: readonly FormName[];
  };
  return formsOff;
}

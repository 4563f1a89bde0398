/**
 * Where IBM's engine rejects what another engine or a browser asks for. Such a result is shown as
 * 'needs review', with the reason; the rule stands for everything else.
 */
export interface Conflict {
  rule: string;
  /** A selector of the elements that it is about, as narrow as can be. */
  element: string;
  because: string;
}

export const CONFLICTS: readonly Conflict[] = [
  {
    rule: 'aria_content_in_landmark',
    element: '#__docusaurus a[href="#main"]:first-child',
    because:
      'a skip link stands before all landmarks, so that it is the first stop; axe (region) knows that and IBM does not.',
  },
  {
    rule: 'aria_role_redundant',
    element: ':is(ul, ol)[role=list]',
    because:
      'Safari takes the role from a list whose bullets are styled away, unless it is stated (https://bugs.webkit.org/show_bug.cgi?id=170179).',
  },
];

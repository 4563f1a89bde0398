import {translate} from '@docusaurus/Translate';
import {useInterfaceLanguage} from '../Languages';

interface KnownException {
  /** Rule that fails, and path of the page. */
  rule: string;
  page: string;
  reason: string;
  /** The last day on which it is excused, as the page's language writes it. */
  expiry: string;
}

export interface KnownExceptionsProps {
  /** Failures that the audit excuses for a time; the build writes them from docs/audit.json. */
  rows: KnownException[];
}

/** Failures that are known and excused for a time, or that there is none. Renders `<ul>` or `<p>`. Keys: none. */
export function KnownExceptions({rows}: KnownExceptionsProps) {
  const language = useInterfaceLanguage();
  if (rows.length === 0) {
    return (
      <p {...language}>
        {translate({
          id: 'KnownExceptions.none',
          message: 'No known failures were exempted.',
          description: 'On the page of the accessibility statement, below the known limits',
        })}
      </p>
    );
  }
  return (
    <ul {...language}>
      {rows.map(({rule, page, reason, expiry}) => (
        <li key={rule + page}>
          {/* What is excused, and why, is written in English. */}
          <span lang="en" dir="ltr" translate="no">
            {page}, {rule}: {reason}
          </span>{' '}
          {translate(
            {
              id: 'KnownExceptions.until',
              message: '(excused until {day})',
              description:
                'On the page of the accessibility statement, after a failure that is known; {day}: a date such as 31 January 2027',
            },
            {day: expiry},
          )}
        </li>
      ))}
    </ul>
  );
}

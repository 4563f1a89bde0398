import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {noneOpen} from './Openings';

export interface ClosedOpeningProps {
  /** The role. */
  title: string;
  /** The last day that one could apply: `2027-04-30`. */
  validThrough: string;
  /** The openings that are open. */
  others: {to: string; title: string}[];
}

/**
 * What the page of an opening says once it has ended; src/plugins/openings puts it there.
 * Renders a heading, a sentence and a list of links.
 */
export function ClosedOpening({title, validThrough, others}: ClosedOpeningProps) {
  const {currentLocale} = useDocusaurusContext().i18n;
  return (
    <>
      <h2>
        {translate({
          id: 'ClosedOpening.heading',
          message: 'This opening is closed',
          description: 'Heading on the page of an opening that has ended',
        })}
      </h2>
      <p>
        {translate(
          {
            id: 'ClosedOpening.thanks',
            message: 'The last day to apply as {title} was {day}. Thank you for your interest.',
            description: 'On the page of an opening that has ended; {title} is the role',
          },
          {title, day: dayIn(currentLocale, validThrough)},
        )}
      </p>
      {others.length > 0 ? <Others others={others} /> : <p>{noneOpen()}</p>}
    </>
  );
}

function Others({others}: Pick<ClosedOpeningProps, 'others'>) {
  return (
    <>
      <p>
        {translate({
          id: 'ClosedOpening.others',
          message: 'We are still looking for people for these roles:',
          description: 'On the page of an opening that has ended, before links to the others',
        })}
      </p>
      <ul>
        {others.map(({to, title}) => (
          <li key={to}>
            <Link to={to}>{title}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A day as a language writes it: April 30, 2027. */
function dayIn(locale: string, day: string): string {
  return new Intl.DateTimeFormat(locale, {dateStyle: 'long', timeZone: 'UTC'}).format(
    new Date(day),
  );
}

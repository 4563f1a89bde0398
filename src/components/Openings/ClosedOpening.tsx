import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useInterfaceLanguage} from '../Languages';
import {noneOpen} from './Openings';

export interface ClosedOpeningProps {
  /** The role. */
  title: string;
  /** The current openings. */
  others: {to: string; title: string}[];
}

/**
 * Replaces the content of an opening's page after it has closed (src/plugins/openings).
 * Renders a heading, a sentence and a list of links.
 */
export function ClosedOpening({title, others}: ClosedOpeningProps) {
  const language = useInterfaceLanguage();
  return (
    <>
      <h2 {...language}>
        {translate({
          id: 'ClosedOpening.heading',
          message: 'This opening is closed',
          description: 'Heading on the page of an opening that has ended',
        })}
      </h2>
      <p {...language}>
        {translate(
          {
            id: 'ClosedOpening.thanks',
            message: 'Applications for {title} have closed. Thank you for your interest.',
            description: 'On the page of an opening that has ended; {title} is the role',
          },
          {title},
        )}
      </p>
      <p {...language}>
        {others.length > 0
          ? translate({
              id: 'ClosedOpening.others',
              message: 'We are still looking for people for these roles:',
              description:
                'On the page of an opening that has ended, before the links to the other openings',
            })
          : noneOpen()}
      </p>
      {others.length > 0 && (
        // In the language of the interface; the page around them may be untranslated English.
        <ul {...language}>
          {others.map(({to, title}) => (
            <li key={to}>
              <Link to={to}>{title}</Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

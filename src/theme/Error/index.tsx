import {translate} from '@docusaurus/Translate';
import {Button} from '../../primitives/Button';
import {Section} from '../../components/Section';

interface Props {
  error: Error;
  tryAgain: () => void;
}

/** Shown when a component throws in the browser; header and footer stay. */
export default function Error({error, tryAgain}: Props) {
  return (
    <main id="main">
      <Section layout="narrow">
        <h1>
          {translate({
            id: 'Error.heading',
            message: 'This page stopped working',
            description: 'Heading in place of a page, after a programming error',
          })}
        </h1>
        <p>
          {translate({
            id: 'Error.remedy',
            message: 'The fault is ours. Try again, or use the menu to go on.',
            description: 'Text in place of a page, after a programming error',
          })}
        </p>
        <p>
          <Button onClick={tryAgain}>
            {translate({
              id: 'Error.tryAgain',
              message: 'Try again',
              description: 'Button that loads a page again, after a programming error',
            })}
          </Button>
        </p>
        <p>
          <code>{error.message}</code>
        </p>
      </Section>
    </main>
  );
}

import {translate} from '@docusaurus/Translate';
import {useId, useState, type SubmitEvent} from 'react';
import type {BlockProps} from '../../blocks/block';
import {Button} from '../../primitives/Button';
import {Control, Label} from '../../primitives/Field';
import {useInterfaceLanguage} from '../Languages';
import type blocks from './SignUp.block';
import styles from './SignUp.module.css';

/**
 * Why it sends nothing: docs/choices.md, 7.
 * The input has no name, and `method="dialog"` outside a dialog submits nothing: even without
 * JavaScript, the browser only validates the address.
 * Firefox reports an empty required field as invalid before it is used; `aria-invalid="false"`
 * prevents that until the browser has rejected a submit.
 */
export function SignUp({children}: BlockProps<typeof blocks.SignUp>) {
  const id = useId();
  const [rejected, setRejected] = useState(false);
  const [submits, setSubmits] = useState(0);

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    setSubmits(submits + 1);
  }

  return (
    <div className={styles.strip}>
      <div className={styles.words}>{children}</div>
      <form method="dialog" className={styles.form} onSubmit={onSubmit} {...useInterfaceLanguage()}>
        <div className={styles.row}>
          <Label htmlFor={id}>
            {translate({
              id: 'SignUp.email',
              message: 'Email',
              description: 'Label of the email field of the newsletter form on the home page',
            })}{' '}
            {/* Hidden, because assistive technology reads `required`. */}
            <span aria-hidden="true">
              {translate({
                id: 'SignUp.required',
                message: '(required)',
                description:
                  'After the label of the email field of the newsletter form on the home page',
              })}
            </span>
          </Label>
          <Control
            id={id}
            type="email"
            autoComplete="email"
            required
            aria-invalid={rejected ? undefined : 'false'}
            onInvalid={() => setRejected(true)}
          />
          <Button type="submit">
            {translate({
              id: 'SignUp.submit',
              message: 'Sign up',
              description: 'Label of the button of the newsletter form on the home page',
            })}
          </Button>
        </div>
        <p role="status" className={styles.status}>
          {/* A new element each time, so that the same message is announced again. */}
          {submits > 0 && <span key={submits}>{closedMessage()}</span>}
        </p>
        <p className={styles.withoutScript}>{closedMessage()}</p>
      </form>
    </div>
  );
}

function closedMessage() {
  return translate({
    id: 'SignUp.closed',
    message: 'Sign-up is not open yet. Nothing was sent or stored.',
    description:
      'Status line of the newsletter form on the home page, after its button has been pressed; always shown without JavaScript',
  });
}

import {type Probe, find} from '../probe';
import {CAREERS, CONTACT, inEachState} from '../when';
import {at, set} from '../plants';

/** 3.3.2 and 1.3.1: the label, the required state and the expected format come before the field. */
export const labels: Probe = {
  id: 'labels-or-instructions',
  title: 'Each field has a label that is seen, says that it is required, and how to answer.',
  criteria: ['3.3.2', '1.3.1', '2.4.6'],
  applies: inEachState,
  planted: [
    {
      name: 'A label gives way to a placeholder',
      visit: at(CONTACT, 1280, {state: 'the contact form with every error'}),
      plant: {
        script: () => {
          document.querySelector('label[for=contact-email]')?.remove();
          document.querySelector('#contact-email')?.setAttribute('placeholder', 'Email');
        },
      },
    },
    {
      name: 'A field looks required, and code does not say so',
      visit: at(CAREERS, 320),
      plant: set('#careers-name', {required: null, 'aria-required': null}),
    },
    {
      name: 'The hint to the telephone number is gone',
      visit: at(CONTACT, 320),
      plant: {css: '#contact-phoneNumber-hint { display: none }'},
    },
  ],
  run: async (page) =>
    find(page, ({seen, exposed, words, fault}) =>
      [
        ...document.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
          'input:not([type=hidden], [type=submit], [type=button]), select, textarea',
        ),
      ]
        .filter((field) => exposed(field))
        .flatMap((field) => {
          const label = [...(field.labels ?? [])].find((one) => seen(one) && words(one));
          if (!label) {
            return [
              fault(
                field,
                'No label is seen. A placeholder is gone with the first letter: use <label>.',
              ),
            ];
          }
          const faults = [];
          const form = field.closest('form');
          const others =
            form?.querySelectorAll('input:not([type=hidden]), select, textarea').length ?? 0;
          const looksRequired = /\*|\brequired\b/i.test(label.innerText);
          const isRequired = field.required || field.ariaRequired === 'true';
          if (looksRequired && !isRequired) {
            faults.push(
              fault(
                field,
                `"${words(label)}" looks required, and code says nothing of it. Set required.`,
              ),
            );
          }
          // A single field with its button needs no more.
          if (isRequired && !looksRequired && others > 1) {
            faults.push(
              fault(
                field,
                `"${words(label)}" is required, and only code says so. Mark it, and say what the mark means.`,
              ),
            );
          }
          if (
            looksRequired &&
            form &&
            !/\*[^.]*required|required[^.]*\*|\(required\)/i.test(form.innerText)
          ) {
            faults.push(fault(field, 'Nothing says what the asterisk means.'));
          }
          const hint = (field.getAttribute('aria-describedby') ?? '')
            .split(' ')
            .map((id) => document.getElementById(id))
            .find((element) => element && seen(element) && words(element));
          const strict =
            field instanceof HTMLInputElement && (field.pattern !== '' || field.type === 'file');
          if (strict && !hint) {
            faults.push(
              fault(
                field,
                `"${words(label)}" takes answers of one form only, and does not say which. Add a hint.`,
              ),
            );
          }
          return faults;
        }),
    ),
};

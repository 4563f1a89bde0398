import {type Probe, find} from '../probe';
import {CAREERS, CONTACT, inEachState} from '../when';
import {at, set} from '../plants';

/** 3.3.2 and 1.3.1: labels and hints state the question, whether it is required, and the format of the answer. */
export const labels: Probe = {
  id: 'labels-or-instructions',
  title: 'Each field has a visible label, and says whether it is required and how to answer',
  criteria: ['3.3.2', '1.3.1', '2.4.6'],
  applies: inEachState,
  planted: [
    {
      name: 'A placeholder replaces a label',
      visit: at(CONTACT, 1280, {state: 'the contact form with every error'}),
      plant: {
        script: () => {
          document.querySelector('label[for=contact-email]')?.remove();
          document.querySelector('#contact-email')?.setAttribute('placeholder', 'Email');
        },
      },
    },
    {
      name: 'A field is marked as required visually, but not in code',
      visit: at(CAREERS, 320),
      plant: set('#careers-name', {required: null, 'aria-required': null}),
    },
    {
      name: 'The hint for the telephone number is hidden',
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
                'It has no visible label. A placeholder disappears on input. Use <label>.',
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
                `"${words(label)}" is marked as required, but not in code. Set required.`,
              ),
            );
          }
          // A form with a single field needs no mark.
          if (isRequired && !looksRequired && others > 1) {
            faults.push(
              fault(
                field,
                `"${words(label)}" is required in code only. Mark it visibly, and explain the mark.`,
              ),
            );
          }
          if (
            looksRequired &&
            form &&
            !/\*[^.]*required|required[^.]*\*|\(required\)/i.test(form.innerText)
          ) {
            faults.push(fault(field, 'The asterisk is not explained.'));
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
                `"${words(label)}" accepts one format only, and does not say which. Add a hint.`,
              ),
            );
          }
          return faults;
        }),
    ),
};

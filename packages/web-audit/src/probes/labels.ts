import {type Probe, find} from '../probe';
import {inEachState} from '../when';

/** 3.3.2 and 1.3.1: labels and hints state the question, whether it is required, and the format of the answer. */
export const labels: Probe = {
  id: 'labels-or-instructions',
  title: 'Each field has a visible label, and says whether it is required and how to answer',
  criteria: ['3.3.2', '1.3.1', '2.4.6'],
  applies: inEachState,
  run: async (page) =>
    find(page, ({seen, exposed, words, fault}) => {
      type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

      /** A form with a single field needs no mark. */
      const hasSingleField = (form: Element) =>
        form.querySelectorAll('input:not([type=hidden]), select, textarea').length <= 1;

      /** Compares what is visible with what is in code. */
      const messagesOnRequired = (field: Field, label: HTMLLabelElement): string[] => {
        const form = field.closest('form');
        const looksRequired = /\*|\brequired\b/i.test(label.innerText);
        const isRequired = field.required || field.ariaRequired === 'true';
        if (!looksRequired) {
          if (!isRequired || !form || hasSingleField(form)) return [];
          return [
            `"${words(label)}" is required in code only. Mark it visibly, and explain the mark.`,
          ];
        }
        const messages: string[] = [];
        if (!isRequired) {
          messages.push(`"${words(label)}" is marked as required, but not in code. Set required.`);
        }
        if (form && !/\*[^.]*required|required[^.]*\*|\(required\)/i.test(form.innerText)) {
          messages.push('The asterisk is not explained.');
        }
        return messages;
      };

      const hasHint = (field: Field) =>
        (field.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map((id) => document.getElementById(id))
          .some((element) => element && seen(element) && words(element));

      const messagesOn = (field: Field): string[] => {
        const label = [...(field.labels ?? [])].find((one) => seen(one) && words(one));
        if (!label) {
          return ['It has no visible label. A placeholder disappears on input. Use <label>.'];
        }
        const messages = messagesOnRequired(field, label);
        const hasFormat =
          field instanceof HTMLInputElement && (field.pattern !== '' || field.type === 'file');
        if (hasFormat && !hasHint(field)) {
          messages.push(
            `"${words(label)}" accepts one format only, and does not say which. Add a hint.`,
          );
        }
        return messages;
      };

      const fields = document.querySelectorAll<Field>(
        'input:not([type=hidden], [type=submit], [type=button]), select, textarea',
      );
      return [...fields]
        .filter((field) => exposed(field))
        .flatMap((field) => messagesOn(field).map((message) => fault(field, message)));
    }),
};

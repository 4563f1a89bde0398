/** The service of the example, an invented museum. */
import {FORMS} from '../../src/example/forms';
import {createFormsService} from '../../src/index';

export const service = createFormsService({
  name: 'Harbour Museum',
  forms: FORMS,
  headers: {hashed: 'assets/'},
  metrics: 'museum',
  program: 'museum-forms',
  buildSettings: {LOCALES: {meaning: 'read by the build: languages to build'}},
});

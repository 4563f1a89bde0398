/** What browser and server apply to the values of a form. */
export * from './dates.ts';
export * from './email.ts';
export * from './file-kinds.ts';
export * from './files.ts';
export * from './form.ts';
export * from './messages.ts';
export * from './normalise.ts';
export * from './pattern.ts';
export * from './payload.ts';
export * from './phone.ts';
export * from './refusals.ts';
export * from './settings.ts';
export * from './validate.ts';

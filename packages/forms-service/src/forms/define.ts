/** What a table of a form is written with. */
export * from './form.ts';
export * from './files.ts';

/** Mocks the files that Docusaurus generates: render.tsx provides the configuration; messages are the English source. */
export default {};

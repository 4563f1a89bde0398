/** Stands in for what Docusaurus generates: render.tsx gives the configuration, and messages are the English ones of the source. */
export default {};

/** The text of a style sheet, for `adoptedStyleSheets`. */
declare module '*.late.css' {
  const text: string;
  export default text;
}

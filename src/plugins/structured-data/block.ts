/** The data block in which a page carries its structured data. */

const OPENING = '<script type="application/ld+json">';
const CLOSING = '</script>';

/** HTML of the block. No text inside can end it. */
export function blockOf(data: object): string {
  return OPENING + JSON.stringify(data).replaceAll('<', '\\u003c') + CLOSING;
}

/** What the block in a page's HTML says; undefined when it has none. */
export function structuredDataIn(html: string): {'@graph': object[]} | undefined {
  const [, after] = html.split(OPENING, 2);
  return after === undefined
    ? undefined
    : (JSON.parse(after.slice(0, after.indexOf(CLOSING))) as {'@graph': object[]});
}

/** Explains markdownlint's findings to writers: what was found, why it matters, what to do. */
import type {LintError} from 'markdownlint';

type Message = string | ((error: LintError) => string);

/** Returns the values of a detail such as "Expected: h3; Actual: h4". */
function detailOf({errorDetail}: LintError): {expected: string; actual: string} {
  const [, expected = '', actual = ''] =
    /Expected: ([^;]*); Actual: ([^;]*)/.exec(errorDetail ?? '') ?? [];
  return {expected, actual};
}

/** Returns the characters of a heading's level: h3 → ###. */
const marks = (level: string) => '#'.repeat(Number(level.replace(/\D/g, '')));

const EMPTY_LINES = 'Without it, this can be read as part of the text around it';

/** Rule of markdownlint → message. Rules that are switched off in .markdownlint.json are left out. */
const MESSAGES: Readonly<Record<string, Message>> = {
  MD001(error) {
    const {expected, actual} = detailOf(error);
    return `This heading skips a level, so people who navigate by headings look for a missing one. Write ${marks(expected)} instead of ${marks(actual)}, or give the heading above another level`;
  },
  MD003: 'This heading is marked in another way than the others. Begin its line with #',
  MD004:
    'This list item begins with another sign than a hyphen, so it can start a list of its own. Write a hyphen and a space',
  MD005:
    'This list item is indented differently from the others, so it can become a list of its own. Begin it below the one before',
  MD007: 'This list item is indented too far, or not far enough. Indent an inner list by 2 spaces',
  MD009: 'The line ends with spaces, which Markdown can read as a line break. Delete them',
  MD010:
    'There is a tab here, whose width differs between programs and can turn the text into code. Replace it with spaces',
  MD011:
    'The brackets of this link are the wrong way round, so visitors would read them. Write [words](/address)',
  MD012: 'There are several empty lines. Keep one',
  MD018: 'This heading needs a space after #, or visitors read the #. Example: ## What we repair',
  MD019: 'There are several spaces after #. Keep one',
  MD020: 'This heading ends with #. Delete that: a heading only begins with #',
  MD021: 'This heading ends with #. Delete that: a heading only begins with #',
  MD022: `A heading needs an empty line before and after it. ${EMPTY_LINES}`,
  MD023: 'This heading begins with spaces, so it can be read as text. Start it at the left edge',
  MD024:
    'Another heading of this section has the same words, so nobody can tell them apart in a list. Say what is different here',
  MD027: 'There are several spaces after >. Keep one',
  MD028: 'An empty line splits this quotation in two. Begin that line with > as well',
  MD029: 'The numbers of this list are not in order. Write 1. 2. 3. and so on',
  MD030: 'There must be one space between the sign of a list item and its words',
  MD031: `Code needs an empty line before and after it. ${EMPTY_LINES}`,
  MD032: `A list needs an empty line before and after it. ${EMPTY_LINES}`,
  MD034:
    'This address is text, which nobody can follow and screen readers spell out. Write a link whose words say where it leads. Example: [World Wide Web Consortium](https://www.w3.org)',
  MD035: 'This line across the page is written differently from others. Write ---',
  MD036:
    'These bold words stand alone like a heading, but screen readers do not list them. Write a heading (### Words {#an-id}), or make them part of a sentence',
  MD037: 'There are spaces inside the asterisks, so visitors would read these. Write **words**',
  MD038: 'There are spaces inside the backticks. Write `code`',
  MD039: 'There are spaces inside the brackets of this link. Write [words](/address)',
  MD040:
    'This code does not say what language it is in. Write it after the three backticks. Example: ```html',
  MD042:
    'This link has no address, so it leads nowhere. Write one: [words](/TrendSoft/ContactUs), or delete the brackets',
  MD045:
    'This picture has no description, so people who cannot see it miss it. Write what it shows between [ and ]. Example: ![Two people try a form together](/img/form.webp)',
  MD046: 'These lines are indented by 4 spaces, so they are shown as code. Delete the spaces',
  MD047: 'The file does not end with one empty line. Press Enter after its last line',
  MD048: 'This code is fenced with another sign than ```. Write three backticks',
  MD049: 'Emphasis is written in two ways on this page. Write *words* everywhere',
  MD050: 'Bold is written in two ways on this page. Write **words** everywhere',
  MD052: 'The page does not say where this link leads. Write [words](/address)',
  MD053: 'No link uses this address. Delete the line',
  MD055: 'A row of this table does not begin or end with |. Write | at both ends, as in the others',
  MD056(error) {
    const {expected, actual} = detailOf(error);
    const found = `This row has ${actual} cells and the table has ${expected}`;
    return Number(actual) > Number(expected)
      ? `${found}, so visitors would not see the last. Join or delete cells, or write \\| for a bar inside one`
      : `${found}, so the last cells would be empty. Write the missing cells, each after a |`;
  },
  MD058: `A table needs an empty line before and after it. ${EMPTY_LINES}`,
};

/** Returns the message for writers; markdownlint's own for a rule that is not listed. */
export function messageFor(error: LintError): string {
  const message = MESSAGES[error.ruleNames[0] ?? ''];
  if (typeof message === 'function') return message(error);
  return message ?? [error.ruleDescription, error.errorDetail].filter(Boolean).join('. ');
}

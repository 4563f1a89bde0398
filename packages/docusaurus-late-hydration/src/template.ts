import {createRequire} from 'node:module';

/** Name of the entry for the small script that runs before the first paint. */
export const BOOT = 'boot';

/** Uses `require`, because the loaders of configurations disagree on the default export of a CommonJS module. */
const {default: stock} = createRequire(__filename)('@docusaurus/core/lib/ssg/ssgTemplate.html') as {
  default: string;
};

/** Docusaurus' scripts. */
const SCRIPTS = /<% it\.scripts\.forEach\(.*?<% }\); %>\n/s;

/** Before the style sheets, for which a script after them would wait. */
const PLACE = '<%~ it.headTags %>';

/** The boot script, which loads the scripts that it lists in `data-scripts`. */
const LATE_SCRIPTS = `<% const late = it.scripts.filter((script) => !script.includes('/${BOOT}.')); %>
    <% it.scripts.filter((script) => !late.includes(script)).forEach((script) => { %>
      <script src="<%= it.baseUrl %><%= script %>" data-scripts="<%= late.map((file) => it.baseUrl + file).join(' ') %>"></script>
    <% }); %>
    `;

function createTemplate(): string {
  if (!SCRIPTS.test(stock) || !stock.includes(PLACE)) {
    throw new Error(
      'late-scripts: Docusaurus’ template has changed; see its ssg/ssgTemplate.html.',
    );
  }
  return stock.replace(SCRIPTS, '').replace(PLACE, () => LATE_SCRIPTS + PLACE);
}

/** Docusaurus' template, with the boot script in place of the others. */
export const ssrTemplate = createTemplate();

/** Returns whether pages of a template load the boot script alone. */
export const isLateTemplate = (template: string | undefined): boolean =>
  template?.includes('data-scripts=') === true;

/**
 * The cascade layers: a rule in a later layer overrides every rule in an earlier one, whatever their specificity. So
 * components can redefine roles, and print and the visitor's system preferences override components.
 * `@docusaurus/plugin-css-cascade-layers` puts each file into the first layer that matches it.
 */
const inCss = (...names: string[]) => {
  const pattern = new RegExp(`[\\\\/]src[\\\\/]css[\\\\/](?:${names.join('|')})\\.css$`);
  return (file: string) => pattern.test(file);
};

export const LAYERS: Record<string, (file: string) => boolean> = {
  // Infima is Docusaurus' own base, which STOCK=1 brings back.
  reset: (file) => inCss('reset')(file) || /[\\/]infima[\\/]/.test(file),
  base: inCss('tokens', 'base', 'stock', 'fonts[\\\\/]\\w+'),
  shared: inCss('shared'),
  components: (file) => /\.module\.css$/.test(file),
  utilities: inCss('utilities'),
  print: inCss('print'),
  modes: inCss('modes'),
};

/** How the report looks: the system's typeface and colours of ours, light and dark. */
export const STYLE = `
:root { color-scheme: light dark; --ink: #14182b; --paper: #fff; --tint: #eef0f8; --ring: #3a3fb8; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #f2f3fa; --paper: #14182b; --tint: #232946; --ring: #b9bdff; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1rem; max-inline-size: 70rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.6 system-ui, sans-serif; overflow-wrap: anywhere; }
a { color: inherit; display: inline-block; padding-block: 0.25rem; }
:focus-visible { outline: 3px solid var(--ring); outline-offset: 2px; }
dl div { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 3fr); gap: 1rem; padding-block: 0.25rem; }
dt { font-weight: 700; }
dd { margin: 0; }
details { border-block-end: 1px solid; }
summary { padding-block: 0.75rem; }
summary h3 { display: inline; font-size: 1rem; }
section { margin-block-end: 1rem; padding: 0.5rem 1rem; background: var(--tint); }
section p { margin-block: 0.25rem; }
.transcript { white-space: pre-wrap; }
table { border-collapse: collapse; inline-size: 100%; }
caption { text-align: start; }
th, td { padding: 0.5rem; border: 1px solid; text-align: start; vertical-align: top; }
@media (width < 40rem) {
  dl div { grid-template-columns: 1fr; gap: 0; }
  table { font-size: 0.8rem; }
  th, td { padding: 0.2rem; }
}
`;

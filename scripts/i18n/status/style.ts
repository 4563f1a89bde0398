/** The report's own style sheet: the report is one file, and no page of the site. */
export const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; background: Canvas; color: CanvasText; }
main { max-inline-size: 70rem; margin-inline: auto; padding: 1.5rem; }
[role='region'] { overflow-x: auto; }
table { inline-size: 100%; border-collapse: collapse; margin-block: 1rem 2rem; }
caption { text-align: start; font-weight: bold; padding-block: 0.5rem; }
th, td { text-align: start; padding: 0.4rem 0.8rem; border-block-end: 1px solid GrayText; }
thead th { white-space: nowrap; }
tbody th { font-weight: normal; }
progress { inline-size: 12rem; max-inline-size: 60vw; vertical-align: middle; }
.missing, .stale { font-weight: bold; }
:focus-visible { outline: 3px solid currentColor; outline-offset: 2px; }
`;

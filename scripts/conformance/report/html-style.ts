/** The styles of the HTML report: the product's, inlined so that the file is self-contained. */
export const htmlStyle = `
:root {
  color-scheme: light dark;
  --canvas: light-dark(oklch(0.982 0.004 255), oklch(0.19 0.012 260));
  --surface: light-dark(oklch(1 0 0), oklch(0.225 0.014 260));
  --sunken: light-dark(oklch(0.965 0.006 255), oklch(0.17 0.012 260));
  --border: light-dark(oklch(0.91 0.008 255), oklch(0.34 0.016 260));
  --text: light-dark(oklch(0.24 0.02 260), oklch(0.95 0.006 255));
  --muted: light-dark(oklch(0.47 0.02 260), oklch(0.74 0.014 258));
  --accent: light-dark(oklch(0.5 0.19 264), oklch(0.76 0.12 262));
  --serious: light-dark(oklch(0.5 0.19 27), oklch(0.77 0.12 25));
  --wrong: light-dark(oklch(0.49 0.11 70), oklch(0.82 0.12 80));
  --minor: light-dark(oklch(0.48 0.12 240), oklch(0.79 0.1 235));
  --good: light-dark(oklch(0.47 0.12 150), oklch(0.79 0.13 152));
  --mono: ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace;
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--canvas); color: var(--text);
  font: 0.875rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Liberation Sans", sans-serif;
}
header, main { max-inline-size: 1120px; margin-inline: auto; padding-inline: 1.5rem; }
header { padding-block: 2.5rem 1.5rem; }
h1 { margin: 0; font-size: 1.75rem; line-height: 1.25; font-weight: 650; }
.good h1 { color: var(--good); }
h2 { display: flex; align-items: center; gap: 0.5rem; margin: 0; font-size: 1.25rem; line-height: 1.25; font-weight: 650; }
p { margin-block: 0.25rem; }
code, pre { font-family: var(--mono); font-size: 0.8125rem; }
code { overflow-wrap: anywhere; }
.eyebrow, .muted, dt, .lead { color: var(--muted); }
.eyebrow { font-size: 0.8125rem; font-weight: 500; }
.lead strong { color: var(--wrong); }
.figures { display: flex; flex-wrap: wrap; gap: 0.75rem 2rem; margin: 1.5rem 0 0; }
.figures dt, .facts dt, .missing dt { font-size: 0.8125rem; }
.figures dd { margin: 0; font-weight: 500; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
section { margin-block: 0 2.5rem; }
.count { color: var(--muted); font-size: 0.8125rem; font-weight: 400; font-variant-numeric: tabular-nums; white-space: nowrap; }
h2 .count { font-size: 1rem; }
.dot { inline-size: 0.625rem; block-size: 0.625rem; border-radius: 50%; }
.dot.serious { background: var(--serious); }
.dot.wrong { background: var(--wrong); }
.dot.minor { background: var(--minor); }
.empty, .finding { background: var(--surface); border: 1px solid var(--border); border-radius: 10px; }
.empty { padding: 1.5rem; }
.finding { margin-block-start: 0.5rem; overflow: hidden; }
summary { cursor: pointer; }
summary:focus-visible, pre:focus-visible, .wide:focus-visible { outline: 2px solid var(--accent); outline-offset: -2px; }
.finding summary { display: grid; grid-template-columns: 0.75rem minmax(0, 1fr) fit-content(50%); gap: 0.25rem 0.5rem; padding: 0.75rem 1rem; list-style: none; }
.finding summary::-webkit-details-marker { display: none; }
.finding summary::before { content: "▸"; color: var(--muted); }
.finding[open] summary::before { content: "▾"; }
.finding[open] summary { border-block-end: 1px solid var(--border); }
.message { font-weight: 500; overflow-wrap: anywhere; }
.where { display: flex; flex-wrap: wrap; gap: 0.25rem 0.5rem; color: var(--muted); }
.facts { display: grid; gap: 0.25rem; margin: 0; padding: 0.75rem 1rem; }
.facts div { display: grid; grid-template-columns: 4.5rem minmax(0, 1fr); }
.facts dd { margin: 0; overflow-wrap: anywhere; }
.steps { margin: 0; padding: 0 1rem 1rem; list-style: none; display: grid; gap: 0.75rem; }
pre { margin: 0; padding: 0.75rem; max-block-size: 24rem; overflow: auto; white-space: pre-wrap; overflow-wrap: anywhere; background: var(--sunken); }
.sent { border-radius: 6px 6px 0 0; }
.answer { border-block-start: 1px solid var(--border); border-radius: 0 0 6px 6px; color: var(--muted); }
.answer b { color: var(--text); }
.wide { overflow-x: auto; margin-block: 0.75rem; }
table { inline-size: 100%; min-inline-size: 40rem; border-spacing: 0; background: var(--surface); border: 1px solid var(--border); border-radius: 10px; }
th { color: var(--muted); font-size: 0.8125rem; font-weight: 500; }
th, td { padding: 0.5rem 0.75rem; text-align: start; }
.rows { background: var(--surface); border: 1px solid var(--border); border-radius: 10px; overflow: hidden; }
.row + .row { border-block-start: 1px solid var(--border); }
div.row, .row summary { display: grid; grid-template-columns: minmax(0, 1fr) minmax(8rem, 12rem); gap: 1rem; align-items: center; padding: 0.375rem 1rem; min-block-size: 2.25rem; list-style: none; }
.row summary::-webkit-details-marker { display: none; }
.row .name { overflow: hidden; text-overflow: ellipsis; }
.row summary .name::before { content: "▸ "; color: var(--muted); }
.row[open] summary .name::before { content: "▾ "; }
.missing { display: grid; grid-template-columns: 5.5rem minmax(0, 1fr); gap: 0.25rem; margin: 0; padding: 0.25rem 1rem 0.75rem; }
.missing dd { margin: 0; }
.left-out { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); gap: 0.5rem 1.5rem; padding-inline: 0; }
.missing code { margin-inline-end: 0.5rem; font-size: 0.75rem; }
.bar { display: flex; align-items: center; gap: 0.5rem; }
.track { flex: 1; block-size: 0.375rem; min-inline-size: 2rem; border-radius: 3px; background: var(--sunken); overflow: hidden; box-shadow: inset 0 0 0 1px var(--border); }
.track span { display: block; block-size: 100%; background: var(--accent); }
.number { min-inline-size: 3.5rem; text-align: end; color: var(--muted); font-size: 0.8125rem; font-variant-numeric: tabular-nums; }
@media (max-width: 40rem) {
  header, main { padding-inline: 1rem; }
  .finding summary { grid-template-columns: 0.75rem minmax(0, 1fr); }
  .where { grid-column: 2; }
  .facts div, .missing, .left-out { grid-template-columns: minmax(0, 1fr); }
  div.row, .row summary { grid-template-columns: minmax(0, 1fr) 7rem; }
}
@media print { .finding, .row { break-inside: avoid; } }
`;

/** The style sheet of the API documentation page. */
export const pageStyle = `
:root { color-scheme: light; --line: #d5dae1; --muted: #4c5665; --accent: #1d4ed8; }
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.6 system-ui, sans-serif; color: #111827; background: #fff; }
.skip { position: absolute; left: -999px; }
.skip:focus { left: 8px; top: 8px; background: #fff; padding: 8px; }
header { display: flex; gap: 16px; align-items: baseline; justify-content: space-between; padding: 16px 24px; border-bottom: 1px solid var(--line); }
h1 { margin: 0; font-size: 22px; }
h4 { margin: 16px 0 4px; }
a { color: var(--accent); }
nav { display: flex; flex-wrap: wrap; gap: 4px 16px; padding: 12px 24px; border-bottom: 1px solid var(--line); }
nav a { min-height: 24px; }
main { max-width: 1040px; margin: 0 auto; padding: 0 24px 96px; }
pre { overflow: auto; padding: 12px 16px; background: #f3f5f8; border-radius: 8px; font-size: 14px; }
code { font: 14px/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
label { font-weight: 600; }
input { font: inherit; margin: 0 8px; width: min(420px, 100%); min-height: 44px; padding: 8px 12px; border: 1px solid #6b7280; border-radius: 8px; }
details { border: 1px solid var(--line); border-radius: 8px; margin: 8px 0; }
summary { padding: 10px 16px; min-height: 44px; cursor: pointer; }
summary b { display: inline-block; min-width: 64px; }
summary span { color: var(--muted); }
details > div { padding: 0 16px 16px; overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: 15px; }
th, td { padding: 6px 12px 6px 0; border-top: 1px solid var(--line); text-align: left; vertical-align: top; }
thead th { color: var(--muted); font-weight: 500; }
tbody th { font-weight: 400; white-space: nowrap; }
td table { margin: 6px 0; border-left: 3px solid var(--line); padding-left: 12px; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
@media print { details > * { display: block; } search, nav { display: none; } }
`;

/** The panel's styles. They go into its shadow root as a constructed sheet, which `style-src 'self'` permits. */
export const panelStyles = `
:host { all: initial; color-scheme: light dark; }
dialog {
  --surface: light-dark(#ffffff, #1b1d22);
  --sunken: light-dark(#f4f5f7, #121418);
  --text: light-dark(#16181d, #eceef2);
  --quiet: light-dark(#565c69, #a4abb8);
  --line: light-dark(#d9dce2, #363a43);
  --accent: light-dark(#2347c5, #9db4ff);
  --on-accent: light-dark(#ffffff, #10131c);
  position: fixed;
  inset: 12px 12px auto auto;
  box-sizing: border-box;
  flex-direction: column;
  width: min(380px, calc(100vw - 24px));
  max-height: calc(100dvh - 24px);
  margin: 0;
  padding: 0;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: 16px;
  background: var(--surface);
  box-shadow: 0 16px 48px rgb(0 0 0 / 0.28);
  color: var(--text);
  font: 14px/1.45 system-ui, sans-serif;
}
dialog:popover-open, dialog[open] { display: flex; }
dialog::backdrop { background: transparent; }
header {
  display: flex;
  align-items: center;
  gap: 10px;
  padding: 14px 16px 10px;
}
img { flex: none; width: 32px; height: 32px; border-radius: 8px; }
.names { min-width: 0; }
.wallet { margin: 0; overflow: hidden; font-weight: 600; text-overflow: ellipsis; white-space: nowrap; }
.kind { margin: 0; color: var(--quiet); font-size: 12px; }
h2 { margin: 0; padding: 0 16px 10px; font-size: 18px; line-height: 1.25; overflow-wrap: anywhere; }
.facts {
  min-height: 0;
  margin: 0 16px;
  overflow: auto;
  border-radius: 10px;
  background: var(--sunken);
}
dl { margin: 0; padding: 4px 12px; }
dt { margin-top: 8px; color: var(--quiet); font-size: 12px; }
dd {
  margin: 0 0 8px;
  font: 12.5px/1.4 ui-monospace, monospace;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
}
.buttons { display: grid; flex: none; grid-template-columns: 1fr 1fr; gap: 10px; padding: 14px 16px 16px; }
button {
  min-height: 44px;
  border: 1px solid var(--line);
  border-radius: 10px;
  background: transparent;
  color: inherit;
  font: inherit;
  font-weight: 600;
  cursor: pointer;
}
button.approve { border-color: transparent; background: var(--accent); color: var(--on-accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
@media (forced-colors: active) { button.approve { border-color: ButtonText; } }
`

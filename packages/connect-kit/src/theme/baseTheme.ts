import type { Theme } from './Theme.ts'

/** What the themes share. */
export const baseTheme = {
  font: {
    body: "system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
    mono: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  },
  radius: { button: '10px', card: '12px', control: '8px', dialog: '20px', icon: '6px' },
  blur: { backdrop: '0px' },
} satisfies Partial<Theme>

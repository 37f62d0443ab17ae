import type { Theme } from './Theme.ts'

/** What the themes share. */
export const baseTheme = {
  font: {
    body: "ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
    mono: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  },
  radius: { button: '12px', card: '12px', control: '10px', dialog: '20px', icon: '28%' },
  blur: { backdrop: '4px' },
} satisfies Partial<Theme>

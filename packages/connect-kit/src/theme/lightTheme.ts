import type { Theme } from './Theme.ts'

/** Ink on a cool, neutral ground, so that it suits any page. */
export const lightTheme: Theme = {
  scheme: 'light',
  color: {
    accent: '#14171c',
    accentText: '#ffffff',
    backdrop: 'rgb(14 17 22 / 0.28)',
    border: '#e4e6ea',
    warning: '#855800',
    done: '#16794a',
    error: '#b3261e',
    surface: '#ffffff',
    surfaceLow: '#f6f7f8',
    text: '#12151a',
    textSecondary: '#5a616c',
  },
  font: {
    body: "ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
    mono: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  },
  radius: { button: '12px', card: '12px', control: '10px', dialog: '20px', icon: '28%' },
  blur: { backdrop: '4px' },
  shadow: {
    button: '0 0 0 1px rgb(14 17 22 / 0.07), 0 1px 2px rgb(14 17 22 / 0.07)',
    dialog:
      '0 0 0 1px rgb(14 17 22 / 0.06), 0 2px 6px rgb(14 17 22 / 0.05), 0 28px 72px -16px rgb(14 17 22 / 0.34)',
  },
}

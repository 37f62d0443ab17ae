import { baseTheme } from './baseTheme.ts'
import type { Theme } from './Theme.ts'

/** Paper on ink. */
export const darkTheme: Theme = {
  ...baseTheme,
  scheme: 'dark',
  color: {
    accent: '#6fd3df',
    accentText: '#14151a',
    backdrop: 'rgb(0 0 0 / 0.6)',
    border: '#2a2d35',
    warning: '#e0ac4b',
    done: '#58c48c',
    error: '#ff8a7a',
    surface: '#17191e',
    surfaceLow: '#101114',
    text: '#f2f1ee',
    textSecondary: '#a2a6b1',
  },
  shadow: {
    button: '0 1px 2px rgb(0 0 0 / 0.3)',
    dialog: '0 0 0 1px rgb(255 255 255 / 0.06), 0 24px 64px -12px rgb(0 0 0 / 0.7)',
  },
}

import { baseTheme } from './baseTheme.ts'
import type { Theme } from './Theme.ts'

/** Ink on paper. */
export const lightTheme: Theme = {
  ...baseTheme,
  scheme: 'light',
  color: {
    accent: '#0b6b7a',
    accentText: '#ffffff',
    backdrop: 'rgb(20 21 26 / 0.44)',
    border: '#e6e3dd',
    warning: '#8a5a00',
    done: '#1a7f4b',
    error: '#b42318',
    surface: '#ffffff',
    surfaceLow: '#fbfaf8',
    text: '#14151a',
    textSecondary: '#5c5f69',
  },
  shadow: {
    button: '0 1px 2px rgb(20 21 26 / 0.06)',
    dialog: '0 0 0 1px rgb(20 21 26 / 0.06), 0 24px 64px -12px rgb(20 21 26 / 0.28)',
  },
}

import { darkTheme } from './darkTheme.ts'
import type { Theme } from './Theme.ts'

/** The dark theme at sea: blue instead of grey. */
export const midnightTheme: Theme = {
  ...darkTheme,
  color: {
    accent: '#9db2ff',
    accentText: '#0b1022',
    backdrop: 'rgb(5 8 22 / 0.56)',
    border: '#28325a',
    warning: '#ecbb63',
    done: '#5fd6a0',
    error: '#ff9389',
    surface: '#111830',
    surfaceLow: '#0b1022',
    text: '#eef1ff',
    textSecondary: '#a7b1d8',
  },
  shadow: {
    button: '0 0 0 1px rgb(170 190 255 / 0.14), 0 1px 2px rgb(2 4 14 / 0.4)',
    dialog:
      'inset 0 1px 0 rgb(190 205 255 / 0.12), 0 0 0 1px rgb(170 190 255 / 0.1), 0 28px 72px -16px rgb(2 4 14 / 0.85)',
  },
}

import { darkTheme } from './darkTheme.ts'
import type { Theme } from './Theme.ts'

/** The dark theme at sea: blue instead of grey. */
export const midnightTheme: Theme = {
  ...darkTheme,
  color: {
    ...darkTheme.color,
    accent: '#8fb8ff',
    accentText: '#0b101c',
    backdrop: 'rgb(3 6 14 / 0.66)',
    border: '#242d42',
    surface: '#111829',
    surfaceLow: '#0b101c',
    text: '#eef2fb',
    textSecondary: '#9ba8c4',
  },
}

import { lightTheme } from './lightTheme.ts'
import type { Theme } from './Theme.ts'

/** Paper on ink. Its dialogs carry a light along their upper edge, so that they stand out from a dark page. */
export const darkTheme: Theme = {
  ...lightTheme,
  scheme: 'dark',
  color: {
    accent: '#f3f4f6',
    accentText: '#14171c',
    backdrop: 'rgb(4 5 7 / 0.56)',
    border: '#2c3038',
    warning: '#e3b056',
    done: '#5ccb93',
    error: '#ff8d80',
    surface: '#15171b',
    surfaceLow: '#0e1013',
    text: '#f3f4f6',
    textSecondary: '#a2a8b3',
  },
  shadow: {
    button: '0 0 0 1px rgb(255 255 255 / 0.1), 0 1px 2px rgb(0 0 0 / 0.4)',
    dialog:
      'inset 0 1px 0 rgb(255 255 255 / 0.09), 0 0 0 1px rgb(255 255 255 / 0.07), 0 28px 72px -16px rgb(0 0 0 / 0.8)',
  },
}

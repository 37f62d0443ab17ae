/** The look of the kit. A theme is an object, so that it can be spread, stored and compared. */
export type Theme = {
  /** What the browser draws itself (scroll bars, form controls) follows this. */
  scheme: 'light' | 'dark'
  color: {
    /** What can be pressed or is chosen, nothing else. */
    accent: string
    /** Text on the accent. */
    accentText: string
    /** Laid over the page behind a dialog. */
    backdrop: string
    /** Hairlines. */
    border: string
    /** A warning. */
    warning: string
    /** Something that is done. */
    done: string
    /** Something that failed or is forbidden. */
    error: string
    /** The ground of a dialog. */
    surface: string
    /** The ground of what lies a step lower: the wallet list, a card. */
    surfaceLow: string
    text: string
    textSecondary: string
  }
  font: {
    body: string
    /** Addresses and hashes. */
    mono: string
  }
  radius: {
    button: string
    card: string
    control: string
    dialog: string
    icon: string
  }
  shadow: {
    button: string
    dialog: string
  }
  blur: {
    /** How far the page behind a dialog is blurred. */
    backdrop: string
  }
}

const font = {
  body: "ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
  mono: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
}
const radius = { button: '12px', card: '12px', control: '10px', dialog: '20px', icon: '28%' }
const blur = { backdrop: '4px' }

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
  font,
  radius,
  blur,
  shadow: {
    button: '0 0 0 1px rgb(14 17 22 / 0.07), 0 1px 2px rgb(14 17 22 / 0.07)',
    dialog:
      '0 0 0 1px rgb(14 17 22 / 0.06), 0 2px 6px rgb(14 17 22 / 0.05), 0 28px 72px -16px rgb(14 17 22 / 0.34)',
  },
}

/** Paper on ink. Its dialogs carry a light along their upper edge, so that they stand out from a dark page. */
export const darkTheme: Theme = {
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
  font,
  radius,
  blur,
  shadow: {
    button: '0 0 0 1px rgb(255 255 255 / 0.1), 0 1px 2px rgb(0 0 0 / 0.4)',
    dialog:
      'inset 0 1px 0 rgb(255 255 255 / 0.09), 0 0 0 1px rgb(255 255 255 / 0.07), 0 28px 72px -16px rgb(0 0 0 / 0.8)',
  },
}

/** The dark theme at sea: blue instead of grey. */
export const midnightTheme: Theme = {
  scheme: 'dark',
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
  font,
  radius,
  blur,
  shadow: {
    button: '0 0 0 1px rgb(170 190 255 / 0.14), 0 1px 2px rgb(2 4 14 / 0.4)',
    dialog:
      'inset 0 1px 0 rgb(190 205 255 / 0.12), 0 0 0 1px rgb(170 190 255 / 0.1), 0 28px 72px -16px rgb(2 4 14 / 0.85)',
  },
}

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

/** A value for every width, or one below 768 px and one from there on. */
export type Responsive<value> = value | { smallScreen: value; largeScreen: value }

/** The value that holds at this width. */
export function responsive<value extends string | boolean>(
  choice: Responsive<value>,
  small: boolean,
): value {
  if (typeof choice !== 'object') return choice
  return small ? choice.smallScreen : choice.largeScreen
}

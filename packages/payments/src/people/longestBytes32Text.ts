/** Most bytes of a text that is kept in 32 bytes: at least one is left to end it. */
export const longestBytes32Text = 31

/**
 * The locale of every number and date on the page, the kit's included. The app is written in English, and its fields read
 * a point before the fraction: 125,000 beside 9.999,9 could be read as 125.
 */
export const locale = 'en'

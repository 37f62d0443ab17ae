/**
 * Digits that are read in one way whatever the sign before the fraction is: `1.234` gets a nought, since three digits behind a
 * sign can be thousands.
 *
 * @param digits with a point and without groups
 */
export const unmistakable = (digits: string): string =>
  /^[1-9]\d{0,2}\.\d{3}$/.test(digits) ? `${digits}0` : digits

/** A check that has to hold before anybody is asked to sign did not hold. The message says which, and what it means. */
export class CheckError extends Error {
  override name = 'CheckError'
}

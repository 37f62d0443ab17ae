/** Base of every error of this package, so that one `instanceof` sorts them from others. */
export class PaymentsError extends Error {
  override name = 'PaymentsError'
}

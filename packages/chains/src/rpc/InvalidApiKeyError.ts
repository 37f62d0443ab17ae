/** A key that has other characters than letters, digits, `-`, `_`, `.` and `~`. The message does not repeat it. */
export class InvalidApiKeyError extends Error {
  override readonly name = 'InvalidApiKeyError'
  /** The provider it was meant for. */
  readonly kind: string

  constructor(kind: string) {
    super(
      `The API key for "${kind}" is empty or has characters that do not belong into an address. Pass the key alone, without the address before it.`,
    )
    this.kind = kind
  }
}

import { CheckError } from './CheckError.ts'

/** A payment cannot have the nonce it was looked over with any more. `nonce` is the one it can have. */
export class StaleNonceError extends CheckError {
  override name = 'StaleNonceError'
  readonly nonce: number

  constructor(message: string, nonce: number) {
    super(message)
    this.nonce = nonce
  }
}

import { CheckError } from './CheckError.ts'
import type { MovedPlace } from './movedPlace.ts'

/** A transaction cannot have the nonce it was looked over with any more. `moved` is where it stands now. */
export class StaleNonceError extends CheckError {
  override name = 'StaleNonceError'
  readonly moved: MovedPlace

  constructor(moved: MovedPlace) {
    super(moved.said)
    this.moved = moved
  }
}

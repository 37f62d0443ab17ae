import { ConnectKitError } from '../errors/ConnectKitError.ts'

/** The provider's `id` has other characters than letters, digits and underscores (behaviour/connection#provider-id). */
export class InvalidKitIdError extends ConnectKitError {
  override name = 'ConnectKitInvalidKitIdError'
  /** What was given. */
  readonly id: unknown

  constructor(id: unknown) {
    super(
      `The id ${JSON.stringify(id)} of ConnectKitProvider must use only letters, digits and underscore.`,
    )
    this.id = id
  }
}

/** The provider's `root` stands in another document than the kit, for example in that of a frame (behaviour/connection#root). */
export class InvalidRootError extends ConnectKitError {
  override name = 'ConnectKitInvalidRootError'

  constructor() {
    super(
      'The root of ConnectKitProvider stands in another document, for example in that of a frame. Leave the root out, or load the app inside of the frame.',
    )
  }
}

/** The visitor closed the connect dialog without connecting. An answer, not a failure. */
export class ConnectDismissedError extends ConnectKitError {
  override name = 'ConnectKitConnectDismissedError'

  constructor() {
    super('The connect dialog was closed.')
  }
}

/** A dialog cannot be opened now. `reason` says why. */
export class ModalUnavailableError extends ConnectKitError {
  override name = 'ConnectKitModalUnavailableError'
  readonly reason: string

  constructor(modal: string, reason: string) {
    super(`The ${modal} dialog cannot be opened now: ${reason}.`)
    this.reason = reason
  }
}

/**
 * The code of the dialogs could not be loaded. Most often the network is down, or the site has a new version: reload the page.
 */
export class DialogsNotLoadedError extends ConnectKitError {
  override name = 'ConnectKitDialogsNotLoadedError'

  constructor(cause: unknown) {
    super('The dialogs could not be loaded. Reload the page.', { cause })
  }
}

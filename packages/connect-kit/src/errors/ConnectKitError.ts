/** Every error that the kit itself makes. Its subclasses each name one thing that a caller can act on. */
export class ConnectKitError extends Error {
  override name = 'ConnectKitError'
}

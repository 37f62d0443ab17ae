/** How an account is called and shown, where the host knows it. What is left out is not shown. */
export type Identity = {
  /** Shown in the place of the address, in at most 24 characters. */
  name?: string | undefined
  /** An `https:` or `data:` address of a picture. */
  avatar?: string | undefined
}

/** Finds out who an account is. Nothing: ENS is asked, where the host has mainnet. */
export type ResolveIdentity = (
  address: `0x${string}`,
) => Identity | null | undefined | Promise<Identity | null | undefined>

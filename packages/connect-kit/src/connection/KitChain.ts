/** What a host may say of a chain beyond what the wallet library knows. */
export type KitChain = {
  id: number
  name: string
  testnet?: boolean | undefined
  /** An address, or a function that loads one. */
  iconUrl?: string | (() => Promise<string>) | undefined
  iconBackground?: string | undefined
}

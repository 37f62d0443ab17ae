/** Networks that claim the same chain id. */
export type Collision = {
  /** The id. */
  id: number
  /** Export of the network that look-ups answer with. */
  owner: string
  /** Exports of the other networks. They can be imported by name and are in no look-up under this id. */
  others: readonly string[]
  /** Why the owner owns it. */
  reason: string
}

/** Every chain id that more than one export of this package claims, or once claimed, and who owns it. */
export const collisions = [
  {
    id: 999,
    owner: 'hyperEvm',
    others: ['wanchainTestnet', 'zoraTestnet'],
    reason: 'HyperEVM is the only main network of the three; Zora Goerli is shut down.',
  },
  {
    id: 8217,
    owner: 'kaia',
    others: ['klaytn'],
    reason: 'One network: Klaytn was renamed to Kaia in 2024.',
  },
  {
    id: 31337,
    owner: 'devnet',
    others: ['foundry', 'hardhat'],
    reason: 'All three are a local chain; the one of this workspace owns the id.',
  },
  {
    id: 2046399126,
    owner: 'skaleEuropa',
    others: ['skaleCryptoColosseum'],
    reason:
      'The table of 2023 gave Crypto Colosseum this id by mistake (wevm/viem#2177). The export has its own, 1032942172; the row as it was is in `/legacy`.',
  },
] as const satisfies readonly Collision[]

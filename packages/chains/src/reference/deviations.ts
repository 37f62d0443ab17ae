/** A value where this table differs on purpose from something it is checked against. */
export type Deviation = {
  /** Export of the chain. */
  chain: string
  /** What differs. */
  field: 'id' | 'decimals' | 'symbol' | 'testnet' | 'multicall3'
  /** What it is checked against: viem of the workspace, or the table of June 2023. */
  reference: 'viem' | 'history'
  /** What this table has. */
  ours: unknown
  /** What the other one has. */
  theirs: unknown
  /** Why. */
  reason: string
}

const flagMissing = (chain: string): Deviation => ({
  chain,
  field: 'testnet',
  reference: 'history',
  ours: true,
  theirs: false,
  reason: 'The flag was forgotten in 2023; viem has it today.',
})

/** Every deviation. A test fails when one is missing here, and when one is no longer true. */
export const deviations: readonly Deviation[] = [
  {
    chain: 'syscoin',
    field: 'decimals',
    reference: 'history',
    ours: 18,
    theirs: 8,
    reason:
      'The table of June 2023 says 8. That is the figure of the UTXO side; the EVM chain counts in 18. Wallets refuse 8 when a chain is added, and a balance would be shown 10^10 times too large. `/legacy` keeps the 8.',
  },
  {
    chain: 'skaleCryptoColosseum',
    field: 'id',
    reference: 'history',
    ours: 1032942172,
    theirs: 2046399126,
    reason: 'The old id is that of SKALE Europa (wevm/viem#2177).',
  },
  {
    chain: 'boba',
    field: 'symbol',
    reference: 'history',
    ours: 'ETH',
    theirs: 'BOBA',
    reason: 'Fees are paid in ether; BOBA is the token of the project.',
  },
  {
    chain: 'dogechain',
    field: 'symbol',
    reference: 'history',
    ours: 'WDOGE',
    theirs: 'DC',
    reason: 'Fees are paid in wrapped Dogecoin; DC is the token of the project.',
  },
  {
    chain: 'gnosis',
    field: 'symbol',
    reference: 'history',
    ours: 'XDAI',
    theirs: 'xDAI',
    reason: 'viem and ethereum-lists write it in capitals.',
  },
  {
    chain: 'polygon',
    field: 'symbol',
    reference: 'history',
    ours: 'POL',
    theirs: 'MATIC',
    reason: 'Renamed in September 2024.',
  },
  {
    chain: 'pulsechainV4',
    field: 'symbol',
    reference: 'history',
    ours: 'v4PLS',
    theirs: 'PLS',
    reason: 'The test network has a symbol of its own.',
  },
  {
    chain: 'sepolia',
    field: 'symbol',
    reference: 'history',
    ours: 'ETH',
    theirs: 'SEP',
    reason: 'SEP is the short name, not the symbol.',
  },
  ...[
    'evmosTestnet',
    'fantomTestnet',
    'filecoinCalibration',
    'filecoinHyperspace',
    'gnosisChiado',
    'haqqTestedge2',
    'iotexTestnet',
    'metisGoerli',
    'xdcTestnet',
  ].map((chain) => flagMissing(chain)),
  {
    chain: 'devnet',
    field: 'testnet',
    reference: 'viem',
    ours: true,
    theirs: false,
    reason: 'Its ether is worth nothing, so it must disappear with the other test networks.',
  },
  ...(['viem', 'history'] as const).map((reference) => ({
    chain: 'localhost',
    field: 'testnet' as const,
    reference,
    ours: true,
    theirs: false,
    reason: 'Its ether is worth nothing, so it must disappear with the other test networks.',
  })),
  {
    chain: 'devnet',
    field: 'multicall3',
    reference: 'viem',
    ours: '0xca11bde05977b3631167028862be2a173976ca11@-',
    theirs: 'none',
    reason: 'The local chain that `@ghost-pay/devnet` starts has the contract; a bare one has not.',
  },
]

import type { SafeVersion } from '../chain.ts'

/**
 * Which addresses a set of contracts has: `canonical` and `eip155` differ in the factory they were deployed through, `zksync` is
 * compiled for EraVM.
 */
export type SafeDeploymentKind = 'canonical' | 'eip155' | 'zksync'

/** Chains whose sets of contracts are of the same kinds. */
type SafeDeployments = {
  /** The kinds of each version, the one to use first. */
  kinds: {
    readonly [version in SafeVersion]?: readonly [SafeDeploymentKind, ...SafeDeploymentKind[]]
  }
  chainIds: readonly number[]
}

/**
 * Where the whole set of a version is deployed: both singletons, factory, both multi-sends, fallback handler, message library,
 * create call, simulation accessor. Checked against `@safe-global/safe-deployments`.
 */
export const safeDeployments: readonly SafeDeployments[] = [
  {
    kinds: { '1.3.0': ['eip155', 'canonical'], '1.4.1': ['canonical'], '1.5.0': ['canonical'] },
    chainIds: [
      10, 50, 196, 204, 988, 1001, 1874, 4217, 4326, 4663, 5000, 5003, 5042, 8217, 8453, 25363,
      42220, 42431, 43111, 43114, 46630, 57073, 84532, 560048, 747474, 5042002, 11155111,
    ],
  },
  {
    kinds: { '1.3.0': ['canonical', 'eip155'], '1.4.1': ['canonical'], '1.5.0': ['canonical'] },
    chainIds: [
      1, 56, 100, 130, 137, 143, 146, 480, 999, 3338, 9745, 10143, 16661, 42161, 59141, 59144,
      80069, 80094, 534352, 11142220, 999999999, 1313161554,
    ],
  },
  {
    kinds: { '1.3.0': ['canonical'], '1.4.1': ['canonical'] },
    chainIds: [
      5, 14, 30, 40, 41, 97, 114, 122, 169, 369, 1030, 1284, 1868, 4002, 11235, 44787, 80001, 80002,
      421614, 1313161555,
    ],
  },
  {
    kinds: { '1.3.0': ['canonical', 'eip155'], '1.4.1': ['canonical'] },
    chainIds: [51, 250, 1101, 1135, 9001, 17000, 34443, 43113, 59140, 81457, 534351, 7777777],
  },
  {
    kinds: { '1.3.0': ['eip155'], '1.4.1': ['canonical'] },
    chainIds: [16, 19, 314, 1442, 33139, 54211, 84531, 11155420],
  },
  {
    kinds: { '1.3.0': ['eip155'] },
    chainIds: [57, 420, 599, 4689, 7700, 534353, 245022926],
  },
  {
    kinds: { '1.3.0': ['canonical'] },
    chainIds: [943, 2020, 3737, 10200, 42170, 421613],
  },
  {
    kinds: { '1.3.0': ['eip155', 'canonical'], '1.4.1': ['canonical'] },
    chainIds: [25, 252, 288, 7000, 167000],
  },
  {
    kinds: { '1.4.1': ['canonical'] },
    chainIds: [841, 842, 2000, 2442, 59902],
  },
  {
    kinds: { '1.3.0': ['eip155'], '1.4.1': ['canonical'], '1.5.0': ['canonical'] },
    chainIds: [102030, 314159, 1666600000],
  },
  {
    kinds: { '1.3.0': ['canonical'], '1.4.1': ['canonical'], '1.5.0': ['canonical'] },
    chainIds: [1285, 1287, 1329],
  },
  {
    kinds: {
      '1.3.0': ['zksync', 'canonical', 'eip155'],
      '1.4.1': ['zksync', 'canonical'],
      '1.5.0': ['canonical'],
    },
    chainIds: [232, 324],
  },
  {
    kinds: { '1.3.0': ['zksync', 'canonical', 'eip155'], '1.4.1': ['zksync', 'canonical'] },
    chainIds: [300, 2741],
  },
  {
    kinds: { '1.3.0': ['canonical', 'eip155'] },
    chainIds: [9000],
  },
  {
    kinds: { '1.3.0': ['eip155', 'canonical'] },
    chainIds: [1088],
  },
  {
    kinds: { '1.3.0': ['zksync'] },
    chainIds: [280],
  },
]

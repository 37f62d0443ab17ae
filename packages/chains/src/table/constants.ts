/** Where multicall3 is on nearly every chain (github.com/mds1/multicall). */
export const canonicalMulticall3 = '0xcA11bde05977b3631167028862bE2a173976CA11'

/** The versions of the Safe contracts, in the order of their bits. */
export const safeVersions = ['1.3.0', '1.4.1', '1.5.0'] as const

/** How many columns follow the rows of the packed table. */
export const columnCount = 7

/** Chain ids that local chains use and no public chain does. */
export const devnetChainIds: readonly number[] = [1337, 1338, 31337, 31338]

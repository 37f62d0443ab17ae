/** What runs the chain: anvil as a child process, or hardhat's EDR in this process. */
export type Engine = 'anvil' | 'edr'

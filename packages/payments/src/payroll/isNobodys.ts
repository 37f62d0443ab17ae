import type { Address } from 'viem'

/** Below it are the zero address, the network's own contracts and `0x…dEaD`: nobody has a key to them. */
const first = 0x10000n

/** Whether an address is one that nobody holds. It is paid to burn, or by mistake. */
export const isNobodys = (address: Address): boolean =>
  BigInt(address) < first || burned.test(address)

/** Words instead of a hash: what stands for the chain's own currency, and where coins are burned. */
const burned = /^0x(?:e{40}|f{40}|(?:dead)+(?:0|beef|dead|42069)*)$/i

import type { Chain } from '../chain.ts'
import { chainTable } from '../chainTable.ts'
import { foundry, hardhat, klaytn, wanchainTestnet, zoraTestnet } from '../index.ts'

/** Every definition by the name of its export: the table, and the networks that do not own their ids. */
export const definitions: Readonly<Record<string, Chain>> = {
  ...chainTable,
  foundry,
  hardhat,
  klaytn,
  wanchainTestnet,
  zoraTestnet,
}

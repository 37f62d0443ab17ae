// Derived from the definitions and from viem by `pnpm derive`. Not to be edited by hand.

import { abstract as abstractData } from '../definitions/abstract.ts'
import { zkSync as zkSyncData } from '../definitions/zkSync.ts'
import { zksyncSepoliaTestnet as zksyncSepoliaTestnetData } from '../definitions/zksyncSepoliaTestnet.ts'
import { withZkSync } from '../zksync/withZkSync.ts'

/** Abstract, with what viem knows of it. */
export const abstract = /* @__PURE__ */ withZkSync(abstractData, {erc6492Verifier:{address:'0xfB688330379976DA81eB64Fe4BF50d7401763B9C',blockCreated:5263}})

/** ZKsync Era, with what viem knows of it. */
export const zkSync = /* @__PURE__ */ withZkSync(zkSyncData, {erc6492Verifier:{address:'0xfB688330379976DA81eB64Fe4BF50d7401763B9C',blockCreated:45659388}})

/** ZKsync Sepolia Testnet, with what viem knows of it. */
export const zksyncSepoliaTestnet = /* @__PURE__ */ withZkSync(zksyncSepoliaTestnetData, {erc6492Verifier:{address:'0xfB688330379976DA81eB64Fe4BF50d7401763B9C',blockCreated:3855712}})

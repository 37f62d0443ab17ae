import { lineaSepolia as lineaSepoliaData } from '../definitions/lineaSepolia.ts'
import { withLinea } from './withLinea.ts'

/** Linea Sepolia, with viem's fees. */
export const lineaSepolia = /* @__PURE__ */ withLinea(lineaSepoliaData)

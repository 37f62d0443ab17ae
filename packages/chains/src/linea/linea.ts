import { linea as lineaData } from '../definitions/linea.ts'
import { withLinea } from './withLinea.ts'

/** Linea, with viem's fees. */
export const linea = /* @__PURE__ */ withLinea(lineaData)

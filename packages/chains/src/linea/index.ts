export { linea } from './linea.ts'
export { lineaSepolia } from './lineaSepolia.ts'
export { type LineaChain, withLinea } from './withLinea.ts'

export { type NameAnswer, readName, type ReadNameParameters } from './readName.ts'

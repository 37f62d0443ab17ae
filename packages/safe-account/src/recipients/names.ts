export { type NameAnswer, readName, type ReadNameParameters } from './readName.ts'
export { nameStand, type NameStand, readRegistryName, type RegistryName } from './registryName.ts'

export { InvalidChainIdError, NoPublicRpcUrlError, UnsupportedDecimalsError } from './errors.ts'
export { resolveChain, type ResolvedChain } from './resolveChain.ts'
export {
  type AddChainOptions,
  type AddChainParameters,
  toAddChainParameters,
} from './toAddChainParameters.ts'
export { type SwitchChainParameters, toSwitchChainParameters } from './toSwitchChainParameters.ts'

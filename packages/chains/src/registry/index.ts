export { ChainCollisionError } from './ChainCollisionError.ts'
export {
  chainFromGateway,
  type ChainFromGatewayOptions,
  type GatewayChain,
  type GatewayRpcUri,
} from './chainFromGateway.ts'
export {
  type ChainRegistry,
  type ChainRegistryOptions,
  createChainRegistry,
} from './createChainRegistry.ts'
export { InvalidGatewayChainError } from './InvalidGatewayChainError.ts'

import { NoEngineError } from '../errors.ts'
import type { ChainNode } from './ChainNode.ts'
import { findAnvil } from './findAnvil.ts'
import { startAnvil } from './startAnvil.ts'
import type { StartChainParameters } from './StartChainParameters.ts'
import { startEdr } from './startEdr.ts'

/**
 * Starts a node on this machine. What differs between the engines is behind `ChainNode`; for everything else there is its client.
 *
 * @param parameters its id, the time of its first block and, if it matters, the engine
 * @returns the node, with automatic mining on and the accounts of the development phrase unlocked
 * @throws NoEngineError when neither anvil nor hardhat is there
 * @throws ChainStoppedError when the engine does not come up
 */
export async function startChain(parameters: StartChainParameters): Promise<ChainNode> {
  const binary = parameters.engine === 'edr' ? undefined : findAnvil()
  if (binary === undefined && parameters.engine === 'anvil')
    throw new NoEngineError(
      'anvil was not found: its npm package has no binary for this platform, and it is not on the PATH.',
    )
  if (binary === undefined && parameters.fork)
    throw new NoEngineError(
      'Only anvil forks a chain here, and EDR would run this one: install anvil, or leave the fork out.',
    )
  return binary === undefined ? startEdr(parameters) : startAnvil(binary, parameters)
}

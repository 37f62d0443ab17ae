import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

import { NoEngineError } from '../errors.ts'
import { devMnemonic } from '../seed/signers.ts'
import type { ChainNode } from './ChainNode.ts'
import { controlsOf } from './controlsOf.ts'
import { createChainClient } from './createChainClient.ts'
import { hiddenHost } from './hiddenHost.ts'
import type { StartChainParameters } from './StartChainParameters.ts'

const require = createRequire(import.meta.url)

/** The part of hardhat that we use. It is optional, so its types may be absent where this package is installed. */
type Hardhat = {
  createHardhatRuntimeEnvironment: (
    config: unknown,
    globalOptions: object,
    projectRoot: string,
  ) => Promise<{
    network: {
      createServer: (
        network: string,
        host: string,
        port: number,
      ) => Promise<{
        listen: () => Promise<{ address: string; port: number }>
        close: () => Promise<void>
      }>
    }
  }>
}

async function importHardhat(): Promise<Hardhat> {
  try {
    const url = pathToFileURL(require.resolve('hardhat/hre')).href
    return (await import(/* @vite-ignore */ url)) as Hardhat
  } catch (cause) {
    throw new NoEngineError(
      'There is no chain to run: neither anvil (from npm or on the PATH) nor a hardhat that works here was found. ' +
        'Install Foundry, or hardhat 3.17.0 with Node 22.13 or later.',
      { cause },
    )
  }
}

/**
 * Starts hardhat's EDR in this process.
 *
 * @throws NoEngineError when hardhat is not there
 */
export async function startEdr({ chainId, startTime }: StartChainParameters): Promise<ChainNode> {
  const hardhat = await importHardhat()
  const { network } = await hardhat.createHardhatRuntimeEnvironment(
    {
      networks: {
        local: {
          type: 'edr-simulated',
          chainId,
          accounts: { mnemonic: devMnemonic },
          initialDate: new Date(startTime),
          loggingEnabled: false,
        },
      },
    },
    {},
    // Hardhat wants an npm project, and finds this package's manifest from here.
    dirname(fileURLToPath(import.meta.url)),
  )
  const server = await network.createServer('local', hiddenHost(), 0)
  const listening = await server.listen()
  const rpcUrl = `http://${listening.address}:${listening.port}`
  const client = createChainClient(rpcUrl, 'edr')
  return {
    chainId,
    rpcUrl,
    engine: 'edr',
    pid: undefined,
    client,
    ...controlsOf('edr', client),
    // EDR lives in this process: what ends it ends everything.
    ended: new Promise(() => undefined),
    hasEnded: () => false,
    stop: () => server.close(),
  }
}

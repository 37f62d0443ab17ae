import { type Devnet, startDevnet, type StartDevnetParameters } from '../startDevnet.ts'

/** A devnet that several dev servers share, one after the other. */
export type Lease = { devnet: Devnet; release: () => Promise<void> }

type Shared = { devnet: Promise<Devnet>; holders: number; isBroken: boolean }

declare global {
  /** The dev server loads its configuration, and with it this module, again when it restarts. */
  var __ghostPayDevnets: Map<string, Shared> | undefined
}

/**
 * Starts a devnet, or shares the one that was started with the same parameters: a dev server that restarts starts its successor
 * before it closes, and the chain has to stay. A devnet whose chain has ended is not shared: it is stopped first.
 *
 * @param parameters as of `startDevnet`
 * @returns the devnet, and `release`; the last release stops the devnet
 */
export async function leaseDevnet(parameters: StartDevnetParameters): Promise<Lease> {
  const devnets = (globalThis.__ghostPayDevnets ??= new Map<string, Shared>())
  const key = JSON.stringify(parameters)
  const found = devnets.get(key)
  const shared = found?.isBroken === false ? found : begin(parameters, found)
  devnets.set(key, shared)
  shared.holders += 1
  let isHeld = true
  async function release(): Promise<void> {
    if (!isHeld) return
    isHeld = false
    shared.holders -= 1
    if (shared.holders > 0) return
    if (devnets.get(key) === shared) devnets.delete(key)
    const devnet = await shared.devnet.catch(() => undefined)
    await devnet?.stop()
  }
  try {
    return { devnet: await shared.devnet, release }
  } catch (error) {
    await release()
    throw error
  }
}

function begin(parameters: StartDevnetParameters, broken: Shared | undefined): Shared {
  const start = async () => {
    // Its gateway still has the port.
    await (await broken?.devnet)?.stop()
    return startDevnet({
      ...parameters,
      onChainStopped(error) {
        shared.isBroken = true
        parameters.onChainStopped?.(error)
      },
    })
  }
  const shared: Shared = { devnet: start(), holders: 0, isBroken: false }
  return shared
}

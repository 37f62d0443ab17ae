import { probeRpcUrl, type ProbeRpcUrlParameters, type RpcProbe } from './probeRpcUrl.ts'

/** A node that answered for the right chain. */
export type RankedRpcUrl = {
  url: string
  /** The newest block it knows. */
  blockNumber: number
  /** How many blocks it is behind the furthest of the nodes that were probed. */
  lag: number
  /** How long the answer took, in milliseconds. */
  latency: number
}

/** How nodes are probed and compared. */
export type RankRpcUrlsParameters = ProbeRpcUrlParameters & {
  /** How many blocks behind still count as up to date. 3 when absent. */
  tolerance?: number | undefined
}

/**
 * Probes nodes once, drops those that serve another chain or do not answer, and puts the others in order: up to date before
 * behind, then by the time they took.
 *
 * @param urls addresses over http
 * @param parameters the chain they must serve, how long they may take
 * @returns the usable nodes, the best first; an empty list when there is none
 */
export async function rankRpcUrls(
  urls: readonly string[],
  { tolerance = 3, ...parameters }: RankRpcUrlsParameters,
): Promise<RankedRpcUrl[]> {
  const probes = await Promise.all([...new Set(urls)].map((url) => probeRpcUrl(url, parameters)))
  return rankProbes(probes, tolerance)
}

/**
 * The decision behind `rankRpcUrls`.
 *
 * @param probes what the nodes answered
 * @param tolerance how many blocks behind still count as up to date
 * @returns the usable nodes, the best first
 */
export function rankProbes(probes: readonly RpcProbe[], tolerance: number): RankedRpcUrl[] {
  const usable = probes.filter((probe) => probe.status === 'ok')
  const highest = Math.max(...usable.map(({ blockNumber }) => blockNumber))
  const behind = ({ lag }: RankedRpcUrl) => (lag > tolerance ? lag : 0)
  return usable
    .map(({ url, blockNumber, latency }) => ({
      url,
      blockNumber,
      lag: highest - blockNumber,
      latency,
    }))
    .sort((a, b) => behind(a) - behind(b) || a.latency - b.latency)
}

import type { Devnet } from '../startDevnet.ts'
import { describeDevnet } from '../vite/describeDevnet.ts'

const engineNames = { anvil: 'anvil', edr: 'EDR' } as const

/**
 * Describes a running devnet for the terminal.
 *
 * @param devnet the running devnet
 * @param options `json` for programs, on one line, with every contract and the timings in milliseconds
 */
export function reportDevnet(devnet: Devnet, { json }: { json: boolean }): string {
  const description = describeDevnet(devnet)
  if (json) return JSON.stringify({ ...description, timings: devnet.timings })
  const { chain, contracts, seed, gateway, total } = devnet.timings
  const rows: [label: string, value: string][] = [
    ...devnet.chains.map(({ name, chainId, rpcUrl, engine, isAttached }): [string, string] => [
      name,
      `${rpcUrl}  (chain ${chainId}, ${engineNames[engine]}${isAttached ? ', already running' : ''})`,
    ]),
    ['Gateway', devnet.gatewayUrl],
    ['Status', `${devnet.gatewayUrl}/status`],
    ...description.owners.map(({ name, address, privateKey }): [string, string] => [
      name,
      `${address}  key ${privateKey}`,
    ]),
    ['Mnemonic', description.mnemonic],
    ...description.accounts.map(({ name, address, threshold, owners }): [string, string] => [
      name,
      `${address}  ${threshold} of ${owners.length}: ${owners.map((it) => it.name).join(', ')}`,
    ]),
  ]
  const width = Math.max(...rows.map(([label]) => label.length))
  return [
    ...rows.map(([label, value]) => `${label.padEnd(width)}  ${value}`),
    '',
    `Up in ${total} ms: chain ${chain}, contracts ${contracts}, seed ${seed}, gateway ${gateway}.`,
    'Keys and mnemonic are public: never send anything of value to their addresses. ' +
      (devnet.chains.some(({ isAttached }) => isAttached)
        ? 'Ctrl-C stops the gateway; the node runs on.'
        : 'Ctrl-C stops everything.'),
  ].join('\n')
}

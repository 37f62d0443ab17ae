import { type Facts, type Shown, writeExplorerPage } from '@ghost-pay/local-gateway'

import type { AccountStatus, ChainStatus, DevnetStatus, GatewayStatus } from './DevnetStatus.ts'

const engineNames = { anvil: 'anvil', edr: 'EDR' } as const

/** Writes what runs as a page without a script. */
export function writeStatusPage(status: DevnetStatus): string {
  const { uptime, isSaved, chains, gateway, accounts, owners } = status
  const works = gateway.chains.every(({ reason }) => reason === null)
  return writeExplorerPage({
    title: works ? 'Devnet' : 'Devnet: something does not answer',
    at: `Running for ${duration(uptime)}`,
    facts: [
      ['Gateway', { text: gateway.url, toCopy: true }],
      ...chains.map(({ name, rpcUrl }) => [name, { text: rpcUrl, toCopy: true }] as const),
      ['Saved', isSaved ? 'in its journal' : 'nowhere: it ends with the process'],
      ['Failures on request', ...faultsOf(gateway.faults)],
      ['Again', { text: 'status', href: 'status' }, { text: 'status.json', href: 'status.json' }],
    ],
    groups: [
      ...chains.map((chain) => ({
        heading: `${chain.name} (chain ${chain.chainId})`,
        facts: [...factsOf(chain), ...readingOf(chain, gateway)],
      })),
      { heading: 'Accounts', facts: accounts.map((account) => accountFacts(account, chains)) },
      {
        heading: 'Owners',
        facts: owners.map(
          ({ name, address }) =>
            [name, ...chains.map((chain) => pageOf(chain, address, chains))] as const,
        ),
      },
    ],
  })
}

function factsOf({ head, engine, isAttached, mining, forkedAt }: ChainStatus): Facts {
  return [
    ['Last block', head ? `${head.number}, ${ageOf(head.age)}` : 'The node does not answer.'],
    ['Node', isAttached ? `${engineNames[engine]}, already running` : engineNames[engine]],
    ['Blocks come', miningOf(mining)],
    ...(forkedAt === null ? [] : [['Forked', `after block ${forkedAt} of another chain`] as const]),
  ]
}

function readingOf({ chainId }: ChainStatus, { chains }: GatewayStatus): Facts {
  const reading = chains.find((chain) => chain.chainId === chainId)
  if (!reading || reading.indexed === null)
    return [['Read by the gateway', reading?.reason ?? 'not yet']]
  const { indexed, lag } = reading
  const behind = lag === null ? '' : lag === 0 ? ': all of it' : `: ${counted(lag, 'block')} behind`
  return [['Read by the gateway', `up to block ${indexed}${behind}`]]
}

function accountFacts(account: AccountStatus, chains: readonly ChainStatus[]): Facts[number] {
  const { name, threshold, owners, queued } = account
  const chain = chains.find(({ chainId }) => chainId === account.chainId)
  return [
    name,
    ...(chain ? [pageOf(chain, account.address, chains)] : []),
    `${threshold} of ${owners.length}: ${owners.join(', ')}`,
    queued === null ? 'Its queue cannot be read now.' : `${queued} in the queue`,
  ]
}

/** A link to the explorer; with several chains it says which one it is about. */
function pageOf({ chainId }: ChainStatus, address: string, chains: readonly unknown[]): Shown {
  const text = chains.length === 1 ? address : `${address} on ${chainId}`
  return { text, href: `explorer/${chainId}/address/${address}` }
}

function faultsOf({ header, asked, last }: GatewayStatus['faults']): string[] {
  const none = `none stands; a request asks for one by the header ${header}`
  return last === null ? [none] : [none, `asked for since the start: ${asked}, the last “${last}”`]
}

function miningOf(mining: ChainStatus['mining']): string {
  if (mining === 'auto') return 'with every transaction'
  if (mining === 'manual') return 'with evm_mine'
  return mining === null ? 'as the node was told' : `every ${mining.intervalMs / 1_000} s`
}

const ageOf = (seconds: number): string =>
  seconds < 0 ? `${duration(-seconds)} ahead of this machine` : `${duration(seconds)} ago`

const counted = (count: number, name: string): string =>
  `${count} ${count === 1 ? name : `${name}s`}`

/** The largest two units of a number of seconds. */
function duration(seconds: number): string {
  const units = [
    [86_400, 'd'],
    [3_600, 'h'],
    [60, 'min'],
    [1, 's'],
  ] as const
  const first = units.findIndex(([size]) => seconds >= size)
  if (first === -1) return '0 s'
  let rest = seconds
  return units
    .slice(first, first + 2)
    .flatMap(([size, name]) => {
      const count = Math.floor(rest / size)
      rest %= size
      return count === 0 ? [] : [`${count} ${name}`]
    })
    .join(' ')
}

import type { BlockExplorer, Chain, ChainContract, RpcEndpoints } from '../chain.ts'
import { canonicalMulticall3, columnCount, safeVersions } from './constants.ts'
import { slugOf } from './slugOf.ts'

/**
 * Reads a packed table.
 *
 * Behind `"` stand abbreviations: a sign, and what it stands for. The rest is `;` between lines: first one line for each
 * chain, in ascending order of ids, with `&` between its long fields; then one line for each short field, with `&` between
 * the chains.
 *
 * @param table what `packChains` wrote
 * @returns the chains by id
 */
export function unpackChains(table: string): Map<number, Chain> {
  const [text = '', ...abbreviations] = table.split('"')
  const rows = abbreviations
    .reduceRight((text, meaning) => text.replaceAll(meaning[0]!, meaning.slice(1)), text)
    .split(';')
  const columns = rows.splice(-columnCount).map((column) => column.split('&'))
  let id = 0
  return new Map(
    rows.map((row, index) => {
      // The casts hold because `packChains` writes every field of every chain, and a test reads all of it back.
      const [http, shortNames, explorers, currency, name, network, otherSlug] = row.split('&') as [
        string,
        string,
        string,
        string,
        string,
        string,
        string,
      ]
      const [number, webSocket, providers, contracts, deprecation, parent, pace] = columns.map(
        (column) => column[index],
      ) as [string, string, string, string, string, string, string]
      const flags = parseInt(number, 36) % 32
      id += (parseInt(number, 36) - flags) / 32
      const slug = otherSlug || slugOf(name)
      const [firstWord] = name.split(' ')
      const hosts = http.replace('@', id + '.rpc.thirdweb.com')
      const [symbol, currencyName = symbol, decimals = 18] = (currency || 'ETH,Ether').split(
        ',',
      ) as [string, string?, string?]
      const [shortName, ...aliases] = shortNames.split(' ')
      const [alchemy, infura] = providers.split(' ')
      const [multicall3, ensRegistry, ensUniversalResolver] = contracts.split(' ')
      const [since, successor, source, reason] = deprecation.split(',')
      const [blockTime, baseFeeMultiplier, ensTlds] = pace.split(',')
      const safe = safeVersions.filter((_, bit) => (flags >> bit) & 1)
      return [
        id,
        {
          id,
          name,
          network: network || slug,
          slug,
          ...(shortName !== '-' && { shortName: shortName || slug }),
          ...(aliases[0] && { shortNameAliases: aliases }),
          nativeCurrency: { name: currencyName || firstWord!, symbol, decimals: +decimals },
          rpcUrls: {
            default: endpoints(
              hosts,
              webSocket.replace('*', hosts.replace('v1', 'v1/ws')).replace('=', hosts),
            ),
            ...(alchemy && { alchemy: provider(alchemy, '.g.alchemy.com', '/v2', '') }),
            ...(infura && { infura: provider(infura, '.infura.io', '/v3', '/ws') }),
          },
          ...(explorers && {
            blockExplorers: Object.fromEntries(
              explorers.split('~').map((text) => explorer(text, firstWord + ' Explorer')),
            ) as Chain['blockExplorers'],
          }),
          ...(contracts && {
            contracts: {
              ...(multicall3 && { multicall3: contract(multicall3) }),
              ...(ensRegistry && { ensRegistry: contract(ensRegistry) }),
              ...(ensUniversalResolver && { ensUniversalResolver: contract(ensUniversalResolver) }),
            },
          }),
          ...(blockTime && { blockTime: parseInt(blockTime, 36) }),
          ...(baseFeeMultiplier && { fees: { baseFeeMultiplier: +baseFeeMultiplier } }),
          ...(ensTlds && { ensTlds: ensTlds.split(' ') }),
          ...(flags & 8 && { testnet: true }),
          status: flags > 15 ? 'removed' : reason ? 'deprecated' : 'active',
          ...(reason && {
            deprecation: {
              ...(since && { since }),
              reason,
              ...(successor && { successor: parseInt(successor, 36) }),
              ...(source && { source }),
            },
          }),
          ...(parent && { parent: { id: parseInt(parent, 36), type: 'L2' } }),
          ...(safe[0] && { safe }),
        },
      ]
    }),
  )
}

/** `host host` → addresses. A host with a scheme of its own keeps it. */
function endpoints(http: string, webSocket: string): RpcEndpoints {
  return {
    http: http.split(' ').map((host) => host.replace(/^(?!http:)/, 'https://')),
    ...(webSocket && { webSocket: webSocket.split(' ').map((host) => 'wss://' + host) }),
  }
}

/** Addresses of a provider that end in an API key. `!` behind the name: it has no WebSocket. */
function provider(name: string, domain: string, version: string, socketPath: string): RpcEndpoints {
  const host = name.replace('!', '') + domain
  return endpoints(host + version, name.endsWith('!') ? '' : host + socketPath + version)
}

/** `Name,host` or, where the host has the name in it, the host alone with the name's capitals. */
function explorer(text: string, usualName: string): [string, BlockExplorer] {
  const [label, host, kind = 'default'] = text.replace(/^[-!]/, '').split(',') as [
    string,
    string?,
    string?,
  ]
  return [
    kind,
    {
      name: host ? label : (/[A-Z]\w*/.exec(label)?.[0] ?? usualName),
      url: 'https://' + (host ?? label.toLowerCase()),
      ...(text[0] !== '-' && { eip3091: text[0] !== '!' }),
    },
  ]
}

/** `block` or `block,address`. `-`: block unknown. Without an address it is the usual one of multicall3. */
function contract(text: string): ChainContract {
  const [block, address] = text.split(',') as [string, string?]
  return {
    address: address
      ? `0x${[...address]
          .reduce((sum, digit) => sum * 36n + BigInt(parseInt(digit, 36)), 0n)
          .toString(16)
          .padStart(40, '0')}`
      : canonicalMulticall3,
    ...(block !== '-' && { blockCreated: parseInt(block, 36) }),
  }
}

import { parseArgs } from 'node:util'

import type { Engine, Fork, Mining, SeedName } from '@ghost-pay/local-chain'

import type { StartDevnetParameters } from '../startDevnet.ts'

/** The command line says something that cannot be done. */
export class UsageError extends Error {
  override name = 'UsageError'

  constructor(message: string) {
    super(`${message.replace(/\.?$/, '.')} See ghost-pay-devnet --help.`)
  }
}

export type CliOptions = {
  help: boolean
  version: boolean
  json: boolean
  parameters: StartDevnetParameters
}

/** What `--help` prints. */
export const usage = `Usage: ghost-pay-devnet [options]

Starts a local chain with the account contracts, demo data and the local gateway.
It runs until you press Ctrl-C.

  --port <number>          port of the chain (8545; 0 for any free one)
  --gateway-port <number>  port of the gateway (8787; 0 for any free one)
  --seed <name>            demo: accounts with a past; empty: the contracts and a bare Treasury;
                           hostile: accounts that thieves have found;
                           large: 10,000 payments of one account;
                           payroll: sixty days of payments to eight people (demo)
  --chain-id <number>      id of the chain (31337); again for another chain, on the next port
  --mining <auto|manual|seconds>
                           a block for every transaction, one for every evm_mine, or one every
                           so many seconds (2)
  --journal <folder>       keep the chain and what the gateway is told, and go on from there at
                           the next start (in memory; with EDR no chain is kept)
  --engine <anvil|edr>     what runs the chain (anvil where there is one)
  --rpc-url <url>          use a node that already runs (anvil, hardhat) instead of a new one: adds
                           what it lacks of the contracts and, unless it is there, a bare Treasury;
                           gives ether to owners with little; changes nothing else, also not how
                           blocks are mined unless --mining is given; at the end the node runs on.
                           A --seed with a past needs a last block that is sixty days old
  --fork-url <url>         go on from the chain of that node, under --chain-id; what is there is kept,
                           and a bare Treasury added (needs anvil; not saved by --journal)
  --fork-block <number>    the last block of that chain (its latest)
  --json                   print what was started as JSON
  --version, -v            print the version
  --help, -h               print this`

const portOf = (name: string, text: string | undefined): number | undefined => {
  if (text === undefined) return undefined
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new UsageError(`--${name} must be a port number from 0 to 65535, not "${text}".`)
  return port
}

function oneOf<Choice extends string>(
  name: string,
  text: string | undefined,
  choices: readonly Choice[],
): Choice | undefined {
  const chosen = choices.find((choice) => choice === text)
  if (text !== undefined && chosen === undefined)
    throw new UsageError(`--${name} must be ${choices.join(' or ')}, not "${text}".`)
  return chosen
}

const chainIdOf = (text: string): number => {
  const chainId = Number(text)
  if (!/^\d+$/.test(text) || chainId === 0 || !Number.isSafeInteger(chainId))
    throw new UsageError(`--chain-id must be a positive whole number, not "${text}".`)
  return chainId
}

const miningOf = (text: string | undefined): Mining => {
  if (text === 'auto' || text === 'manual') return text
  const seconds = Number(text ?? 2)
  if (!Number.isInteger(seconds) || seconds < 1)
    throw new UsageError(
      `--mining must be auto, manual or a whole number of seconds, not "${text}".`,
    )
  return { intervalMs: seconds * 1_000 }
}

function forkOf(url: string | undefined, block: string | undefined): Fork | undefined {
  if (block !== undefined && !/^\d{1,15}$/.test(block))
    throw new UsageError(`--fork-block must be the number of a block, not "${block}".`)
  if (url === undefined && block !== undefined)
    throw new UsageError('--fork-block needs --fork-url.')
  if (url === undefined) return undefined
  return { url, block: block === undefined ? undefined : Number(block) }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        port: { type: 'string' },
        'gateway-port': { type: 'string' },
        seed: { type: 'string' },
        'chain-id': { type: 'string', multiple: true },
        mining: { type: 'string' },
        journal: { type: 'string' },
        engine: { type: 'string' },
        'rpc-url': { type: 'string' },
        'fork-url': { type: 'string' },
        'fork-block': { type: 'string' },
        json: { type: 'boolean', default: false },
        version: { type: 'boolean', short: 'v', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

/**
 * Reads the command line.
 *
 * @param args what follows the program's name
 * @throws UsageError naming the option and what it may be
 */
export function readCliOptions(args: readonly string[]): CliOptions {
  const values = parse(args)
  return {
    help: values.help,
    version: values.version,
    json: values.json,
    parameters: {
      port: portOf('port', values.port),
      gatewayPort: portOf('gateway-port', values['gateway-port']),
      seed: oneOf<SeedName>('seed', values.seed, ['demo', 'empty', 'hostile', 'large', 'payroll']),
      chains: values['chain-id']?.map((text) => ({ chainId: chainIdOf(text) })),
      mining:
        values.mining === undefined && values['rpc-url'] !== undefined
          ? undefined
          : miningOf(values.mining),
      rpcUrl: values['rpc-url'],
      fork: forkOf(values['fork-url'], values['fork-block']),
      journal: values.journal,
      engine: oneOf<Engine>('engine', values.engine, ['anvil', 'edr']),
    },
  }
}

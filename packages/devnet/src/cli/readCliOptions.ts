import { parseArgs } from 'node:util'

import type { Engine, Mining, SeedName } from '@ghost-pay/local-chain'

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

export const usage = `Usage: ghost-pay-devnet [options]

Starts a local chain with the account contracts, demo data and the local gateway.
It runs until you press Ctrl-C.

  --port <number>          port of the chain (8545; 0 for any free one)
  --gateway-port <number>  port of the gateway (8787; 0 for any free one)
  --seed <demo|empty>      accounts with a past, or the contracts and a bare Treasury (demo)
  --chain-id <number>      id of the chain (31337); again for another chain, on the next port
  --mining <auto|seconds>  a block for every transaction, or one every so many seconds (2)
  --journal <folder>       keep the chain and what the gateway is told, and go on from there at
                           the next start (in memory; with EDR no chain is kept)
  --engine <anvil|edr>     what runs the chain (anvil where there is one)
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
  if (text === 'auto') return 'auto'
  const seconds = Number(text ?? 2)
  if (!Number.isInteger(seconds) || seconds < 1)
    throw new UsageError(`--mining must be auto or a whole number of seconds, not "${text}".`)
  return { intervalMs: seconds * 1_000 }
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
      seed: oneOf<SeedName>('seed', values.seed, ['demo', 'empty']),
      chains: values['chain-id']?.map((text) => ({ chainId: chainIdOf(text) })),
      mining: miningOf(values.mining),
      journal: values.journal,
      engine: oneOf<Engine>('engine', values.engine, ['anvil', 'edr']),
    },
  }
}

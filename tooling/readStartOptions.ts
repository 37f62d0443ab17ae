import { parseArgs } from 'node:util'

/** What Vite's `server` takes of it, or a sentence that says what is wrong. */
export type StartOptions =
  { server: { port?: number; host?: string; open?: boolean } } | { mistake: string }

const usage = 'start takes --port <number>, --host <name> and --open.'

/**
 * Reads what follows `pnpm start`. A package runner hands its own `--` on, or does not.
 *
 * @param args what follows the script's name
 */
export function readStartOptions(args: readonly string[]): StartOptions {
  try {
    const { port, ...rest } = parseArgs({
      args: args[0] === '--' ? args.slice(1) : [...args],
      options: { port: { type: 'string' }, host: { type: 'string' }, open: { type: 'boolean' } },
    }).values
    if (port === undefined) return { server: rest }
    if (!/^\d+$/.test(port) || Number(port) < 1 || Number(port) > 65_535)
      return { mistake: `--port must be a number from 1 to 65535, not "${port}".` }
    return { server: { ...rest, port: Number(port) } }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { mistake: `${reason.replace(/\.?$/, '.')} ${usage}` }
  }
}

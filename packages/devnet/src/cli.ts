#!/usr/bin/env node
import { readCliOptions, usage, UsageError } from './cli/readCliOptions.ts'
import { reportDevnet } from './cli/reportDevnet.ts'
import { stopOnSignals } from './cli/stopOnSignals.ts'
import { ChainStoppedError, NoEngineError, PortInUseError } from './errors.ts'
import { startDevnet } from './startDevnet.ts'

/** Errors that a person can act on: their sentence is enough. Others are shown whole. */
const isExpected = (error: unknown): error is Error =>
  [UsageError, PortInUseError, NoEngineError, ChainStoppedError].some((it) => error instanceof it)

try {
  const options = readCliOptions(process.argv.slice(2))
  if (options.help) {
    console.log(usage)
  } else {
    const starting = startDevnet({ ...options.parameters, onError: console.error })
    // Also for Ctrl-C during the start.
    stopOnSignals(() => starting.then((devnet) => devnet.stop()))
    console.log(reportDevnet(await starting, { json: options.json }))
  }
} catch (error) {
  if (isExpected(error)) console.error(error.message)
  else console.error(error)
  process.exit(1)
}

#!/usr/bin/env node
import { readCliOptions, usage, UsageError } from './cli/readCliOptions.ts'
import { readVersion } from './cli/readVersion.ts'
import { reportDevnet } from './cli/reportDevnet.ts'
import { stopOnSignals } from './cli/stopOnSignals.ts'
import { isExpectedError } from './expectedErrors.ts'
import { type Devnet, startDevnet } from './startDevnet.ts'

function printError(error: unknown): void {
  const isEnough = error instanceof UsageError || isExpectedError(error)
  console.error(isEnough ? error.message : error)
}

let devnet: Devnet | undefined
/** During the start there is nothing to keep: engines end with this process. */
const stop = async () => devnet?.stop()

try {
  const options = readCliOptions(process.argv.slice(2))
  if (options.help) {
    console.log(usage)
  } else if (options.version) {
    console.log(readVersion())
  } else {
    stopOnSignals(stop, printError)
    devnet = await startDevnet({
      ...options.parameters,
      onError: console.error,
      onNotice: console.error,
      onChainStopped(error) {
        printError(error)
        stop()
          .catch(printError)
          .finally(() => process.exit(1))
      },
    })
    console.log(reportDevnet(devnet, { json: options.json }))
  }
} catch (error) {
  printError(error)
  process.exit(1)
}

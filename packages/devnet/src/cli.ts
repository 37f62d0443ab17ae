#!/usr/bin/env node
import { JournalDamagedError } from '@ghost-pay/local-gateway/node'

import { readCliOptions, usage, UsageError } from './cli/readCliOptions.ts'
import { reportDevnet } from './cli/reportDevnet.ts'
import { stopOnSignals } from './cli/stopOnSignals.ts'
import {
  ChainStoppedError,
  JournalFolderError,
  KeptChainError,
  NoEngineError,
  PortInUseError,
} from './errors.ts'
import { type Devnet, startDevnet } from './startDevnet.ts'

/** Errors that a person can act on: their sentence is enough. Others are shown whole. */
const expectedErrors = [
  UsageError,
  PortInUseError,
  NoEngineError,
  ChainStoppedError,
  JournalFolderError,
  KeptChainError,
  JournalDamagedError,
]

function complain(error: unknown): void {
  const isExpected = expectedErrors.some((it) => error instanceof it)
  console.error(isExpected && error instanceof Error ? error.message : error)
}

let devnet: Devnet | undefined
/** During the start there is nothing to keep: engines end with this process. */
const stop = async () => devnet?.stop()

try {
  const options = readCliOptions(process.argv.slice(2))
  if (options.help) {
    console.log(usage)
  } else {
    stopOnSignals(stop, complain)
    devnet = await startDevnet({
      ...options.parameters,
      onError: console.error,
      onNotice: console.error,
      onChainStopped(error) {
        complain(error)
        stop()
          .catch(complain)
          .finally(() => process.exit(1))
      },
    })
    console.log(reportDevnet(devnet, { json: options.json }))
  }
} catch (error) {
  complain(error)
  process.exit(1)
}

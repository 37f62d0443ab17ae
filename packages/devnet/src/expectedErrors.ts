import { JournalDamagedError, JournalInUseError } from '@ghost-pay/local-gateway/node'

import {
  ChainStoppedError,
  DuplicateChainError,
  JournalFolderError,
  KeptChainError,
  NoEngineError,
  PortInUseError,
} from './errors.ts'

const expected = [
  DuplicateChainError,
  PortInUseError,
  NoEngineError,
  ChainStoppedError,
  JournalFolderError,
  KeptChainError,
  JournalDamagedError,
  JournalInUseError,
]

/** Whether an error is one that a person can act on: its sentence is enough. Others are shown whole. */
export const isExpectedError = (error: unknown): error is Error =>
  expected.some((it) => error instanceof it)

import { ChainStoppedError, NoEngineError } from '@ghost-pay/local-chain'
import { JournalDamagedError, JournalInUseError } from '@ghost-pay/local-gateway/node'

import {
  DuplicateChainError,
  JournalFolderError,
  PortInUseError,
  StoredChainError,
} from './errors.ts'

const expected = [
  DuplicateChainError,
  PortInUseError,
  NoEngineError,
  ChainStoppedError,
  JournalFolderError,
  StoredChainError,
  JournalDamagedError,
  JournalInUseError,
]

/** Whether an error is one that a person can act on: its sentence is enough. Others are shown whole. */
export const isExpectedError = (error: unknown): error is Error =>
  expected.some((it) => error instanceof it)

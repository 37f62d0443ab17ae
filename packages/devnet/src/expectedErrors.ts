import { ChainStoppedError, NoEngineError, UnusableNodeError } from '@ghost-pay/local-chain'
import { JournalDamagedError, JournalInUseError } from '@ghost-pay/local-gateway/node'

import {
  ConflictingOptionsError,
  DuplicateChainError,
  JournalFolderError,
  PortInUseError,
  StoredChainError,
} from './errors.ts'

const expected = [
  ConflictingOptionsError,
  UnusableNodeError,
  DuplicateChainError,
  PortInUseError,
  NoEngineError,
  ChainStoppedError,
  JournalFolderError,
  StoredChainError,
  JournalDamagedError,
  JournalInUseError,
]

/** Whether the message of an error is enough for the user. Other errors are printed with their stack. */
export const isExpectedError = (error: unknown): error is Error =>
  expected.some((it) => error instanceof it)

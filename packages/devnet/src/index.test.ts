import { expect, test } from 'vitest'

import * as door from './index.ts'
import * as vite from './vite.ts'

test('the doors offer this, and nothing else', () => {
  expect(Object.keys(door).toSorted()).toEqual([
    'ChainStoppedError',
    'ContractMismatchError',
    'DuplicateChainError',
    'JournalFolderError',
    'KeptChainError',
    'NoEngineError',
    'NodeRequestError',
    'PortInUseError',
    'SeedRefusedError',
    'startDevnet',
  ])
  expect(Object.keys(vite)).toEqual(['devnet'])
})

import { expect, test } from 'vitest'

import { InvalidVersionError } from './errors.ts'
import { compareVersions, getVersionState } from './safeVersion.ts'

test('versions are compared as numbers, without their build', () => {
  const sorted = ['0.1.0', '1.0.0', '1.1.1', '1.2.0', '1.3.0', '1.4.1', '1.10.0', '2.0.0']
  expect([...sorted].reverse().sort(compareVersions)).toEqual(sorted)
  expect(compareVersions('1.3.0+L2', '1.3.0')).toBe(0)
  expect(() => compareVersions('1.3', '1.3.0')).toThrow(InvalidVersionError)
})

const implementation = '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762'

test.each([
  ['UP_TO_DATE', { version: '1.4.1', recommendedVersion: '1.4.1' }],
  ['UP_TO_DATE', { version: '1.4.1+L2', recommendedVersion: '1.4.1' }],
  ['UP_TO_DATE', { version: '1.5.0', recommendedVersion: '1.4.1' }],
  ['OUTDATED', { version: '1.3.0+L2', recommendedVersion: '1.4.1' }],
  ['UNKNOWN', { version: null, recommendedVersion: '1.4.1' }],
  ['UNKNOWN', { version: 'latest', recommendedVersion: '1.4.1' }],
  ['UNKNOWN', { version: '1.4.1', recommendedVersion: undefined }],
  [
    'UP_TO_DATE',
    {
      version: '1.4.1',
      recommendedVersion: '1.4.1',
      implementation,
      masterCopies: [implementation.toLowerCase()],
    },
  ],
  ['UNKNOWN', { version: '1.4.1', recommendedVersion: '1.4.1', implementation, masterCopies: [] }],
  [
    'UNKNOWN',
    {
      version: '1.4.1',
      recommendedVersion: '1.4.1',
      implementation: null,
      masterCopies: [implementation],
    },
  ],
])('%s for %o', (state, parameters) => {
  expect(getVersionState(parameters)).toBe(state)
})

/**
 * Hashing of `safe-protocol` beside `@safe-global/protocol-kit`: whether both say the same, and how long it takes.
 *
 *     node benchmarks/hashing.ts [--short]
 *
 * Ends with exit code 1 when they disagree where protocol-kit follows the contracts: transaction hashes from version
 * 1.0.0 on, message hashes from 1.3.0 on, packed signatures, batches.
 */
import { randomBytes } from 'node:crypto'

import {
  buildSignatureBytes,
  calculateSafeMessageHash,
  calculateSafeTransactionHash,
  encodeMultiSendData,
  EthSafeSignature,
} from '@safe-global/protocol-kit'
import { bytesToHex, encodeFunctionData, getAddress, type Hex, parseAbi } from 'viem'
import {
  joinSignatures,
  messageDigest,
  safeMessageHash,
  safeTxHash,
} from '@ghost-pay/safe-protocol'
import { encodeMultiSend } from '@ghost-pay/safe-protocol/multisend'

import { isShort } from './mode.ts'

const count = 200
const rounds = isShort ? 2 : 21
const chainId = 100n

const hex = (bytes: number): Hex => bytesToHex(randomBytes(bytes))
const address = () => getAddress(hex(20))
const decimal = (bytes: number) => BigInt(hex(bytes)).toString()

/** Both take numbers as decimal text. */
const buildTransaction = () => ({
  to: address(),
  value: decimal(16),
  data: hex(randomBytes(1)[0] ?? 0),
  operation: (randomBytes(1)[0] ?? 0) % 2 === 0 ? (0 as const) : (1 as const),
  safeTxGas: decimal(3),
  baseGas: decimal(3),
  gasPrice: decimal(5),
  gasToken: address(),
  refundReceiver: address(),
  nonce: Number(decimal(4)),
})

const safe = address()
const transactions = Array.from({ length: count }, buildTransaction)

const ours = (version: string) =>
  transactions.map((transaction) => safeTxHash({ chainId, safe, version, transaction }))
const theirs = (version: string) =>
  transactions.map((transaction) =>
    calculateSafeTransactionHash(
      safe,
      // Their operation is an enum of the same two numbers.
      transaction as Parameters<typeof calculateSafeTransactionHash>[1],
      version,
      chainId,
    ),
  )

let disagreements = 0
function compare(what: string, left: readonly string[], right: readonly string[]) {
  const different = left.filter((value, index) => value !== right[index]).length
  disagreements += different
  console.log(`${what.padEnd(34)} ${left.length - different} of ${left.length} agree`)
}

for (const version of ['1.0.0', '1.1.1', '1.2.0', '1.3.0', '1.4.1', '1.5.0']) {
  compare(`transaction hash, ${version}`, ours(version), theirs(version))
}

const messages = Array.from({ length: count }, (_, index) => `message ${index} ${hex(8)}`)
for (const version of ['1.3.0', '1.4.1', '1.5.0']) {
  compare(
    `message hash, ${version}`,
    messages.map((message) => safeMessageHash({ chainId, safe, version, message })),
    messages.map((message) =>
      calculateSafeMessageHash(safe, messageDigest(message), version, chainId),
    ),
  )
}

const signatureSets = Array.from({ length: count }, () =>
  Array.from({ length: 4 }, () => ({ owner: address(), signature: `${hex(64)}1b` })),
)
compare(
  'packed signatures of four owners',
  signatureSets.map((signatures) => joinSignatures(signatures)),
  signatureSets.map((signatures) =>
    buildSignatureBytes(
      signatures.map(({ owner, signature }) => new EthSafeSignature(owner, signature)),
    ),
  ),
)

const multiSendAbi = parseAbi(['function multiSend(bytes transactions)'])
const batches = Array.from({ length: 20 }, (_, index) =>
  transactions.slice(index * 10, index * 10 + 10),
)
compare(
  'batches of ten',
  batches.map((batch) => encodeMultiSend(batch)),
  batches.map((batch) =>
    encodeFunctionData({
      abi: multiSendAbi,
      functionName: 'multiSend',
      args: [
        // They give hex text, typed as plain text.
        encodeMultiSendData(batch as Parameters<typeof encodeMultiSendData>[0]) as Hex,
      ],
    }),
  ),
)

/** Milliseconds. */
function timed(run: (version: string) => unknown): number {
  const begin = performance.now()
  run('1.4.1')
  return performance.now() - begin
}

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

for (let warmUp = 0; warmUp < 5; warmUp += 1) {
  timed(ours)
  timed(theirs)
}
// A, B, B, A: neither always runs in the other's shadow.
const times = Array.from({ length: rounds }, (_, round) => {
  if (round % 2 === 0) {
    const first = timed(ours)
    return { ours: first, theirs: timed(theirs) }
  }
  const first = timed(theirs)
  return { ours: timed(ours), theirs: first }
})
const microseconds = (name: 'ours' | 'theirs') =>
  (median(times.map((time) => time[name])) / count) * 1000
const ratio = median(times.map((time) => time.theirs / time.ours))
console.log(
  `safe-protocol ${microseconds('ours').toFixed(1)} µs a hash, median of ${rounds} rounds`,
)
console.log(`protocol-kit  ${microseconds('theirs').toFixed(1)} µs a hash`)
console.log(`ratio         ${ratio.toFixed(2)} times as fast`)

if (disagreements > 0) process.exitCode = 1

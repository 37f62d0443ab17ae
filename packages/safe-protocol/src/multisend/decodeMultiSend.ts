import type { Hex } from 'viem'
import { getAddress } from 'viem/utils'

import { readArguments, selectorOf } from '../calldata.ts'
import { MalformedMultiSendError } from '../errors.ts'
import { byteLength, toHexBytes } from '../hex.ts'
import type { MetaTransaction } from '../metaTransaction.ts'
import { selectors } from '../selectors.ts'

/** operation (1) ‖ to (20) ‖ value (32) ‖ length of data (32), then the data. */
const headBytes = 85

/**
 * The parts of a batch.
 *
 * It is stricter than the contract: where the contract would read beyond the end or skip the last bytes, what a
 * person is shown could differ from what is executed, and so it is refused.
 *
 * @param data the calldata of `multiSend(bytes)`
 * @throws MalformedMultiSendError with the place of the damage
 */
export function decodeMultiSend(data: Hex): MetaTransaction[] {
  const calldata = toHexBytes('data', data)
  if (selectorOf(calldata) !== selectors['multiSend(bytes)']) {
    throw new MalformedMultiSendError('selector')
  }
  const packed = readArguments(calldata).bytes(0)
  if (packed === undefined) throw new MalformedMultiSendError('encoding')

  const transactions: MetaTransaction[] = []
  const length = byteLength(packed)
  let offset = 0
  while (offset < length) {
    if (offset + headBytes > length) throw new MalformedMultiSendError('truncated', offset)
    const start = 2 + offset * 2
    const operation = packed.slice(start, start + 2)
    if (operation !== '00' && operation !== '01') {
      throw new MalformedMultiSendError('operation', offset)
    }
    const size = BigInt(`0x${packed.slice(start + 106, start + 170)}`)
    if (size > BigInt(length - offset - headBytes)) {
      throw new MalformedMultiSendError('truncated', offset)
    }
    const end = start + (headBytes + Number(size)) * 2
    transactions.push({
      operation: operation === '01' ? 1 : 0,
      to: getAddress(`0x${packed.slice(start + 2, start + 42)}`),
      value: BigInt(`0x${packed.slice(start + 42, start + 106)}`),
      data: `0x${packed.slice(start + 170, end)}`,
    })
    offset += headBytes + Number(size)
  }
  return transactions
}

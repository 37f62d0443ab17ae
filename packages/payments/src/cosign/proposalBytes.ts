import type { Address, Hex } from 'viem'
import { bytesToHex, bytesToString, hexToBytes, numberToBytes, stringToBytes } from 'viem/utils'

import { type ByteReader, type ByteWriter, readBytes, writeBytes } from '../bytes.ts'
import type { CarriedProposal, Proposal, ProposalSignature } from './proposal.ts'

const zeroAddress: Address = '0x0000000000000000000000000000000000000000'

/**
 * The bytes of a proposal, one field after the other. A number is written with its length and without leading zeros; an address
 * that is usually zero is left out when it is.
 */
export function proposalToBytes(proposal: Proposal): Uint8Array {
  const output = writeBytes()
  const { transaction } = proposal
  output.count(proposal.chainId)
  output.bytes(hexToBytes(proposal.safe))
  output.sized(stringToBytes(proposal.version))
  output.bytes(hexToBytes(transaction.to))
  writeNumber(output, transaction.value)
  output.sized(hexToBytes(transaction.data))
  output.count(transaction.operation)
  writeNumber(output, transaction.safeTxGas)
  writeNumber(output, transaction.baseGas)
  writeNumber(output, transaction.gasPrice)
  writeOptionalAddress(output, transaction.gasToken)
  writeOptionalAddress(output, transaction.refundReceiver)
  writeNumber(output, transaction.nonce)
  output.bytes(hexToBytes(proposal.safeTxHash))
  output.count(proposal.signatures.length)
  for (const { owner, signature } of proposal.signatures) {
    output.bytes(hexToBytes(owner))
    output.sized(hexToBytes(signature))
  }
  output.sized(stringToBytes(proposal.note ?? ''))
  return output.done()
}

function writeNumber(output: ByteWriter, value: bigint): void {
  output.sized(value === 0n ? new Uint8Array() : numberToBytes(value))
}

function writeOptionalAddress(output: ByteWriter, address: Address): void {
  output.sized(address === zeroAddress ? new Uint8Array() : hexToBytes(address))
}

/** Thrown and caught in here alone: the bytes end too early, or say something in another way than `proposalToBytes` does. */
class UnreadableBytes extends Error {}

/** Reads what `proposalToBytes` wrote; `undefined` when the bytes are damaged, or when some are left over. */
export function proposalFromBytes(source: Uint8Array): CarriedProposal | undefined {
  const input = readBytes(source)
  try {
    const carried: CarriedProposal = {
      chainId: readCount(input),
      safe: readHex(input, 20),
      version: readText(input),
      transaction: {
        to: readHex(input, 20),
        value: readNumber(input),
        data: bytesToHex(need(input.sized())),
        operation: readOperation(input),
        safeTxGas: readNumber(input),
        baseGas: readNumber(input),
        gasPrice: readNumber(input),
        gasToken: readOptionalAddress(input),
        refundReceiver: readOptionalAddress(input),
        nonce: readNumber(input),
      },
      safeTxHash: readHex(input, 32),
      signatures: readSignatures(input),
      note: readText(input) || undefined,
    }
    return input.left() === 0 ? carried : undefined
  } catch (error) {
    if (error instanceof UnreadableBytes) return undefined
    throw error
  }
}

function need<T>(value: T | undefined): T {
  if (value === undefined) throw new UnreadableBytes()
  return value
}

const readCount = (input: ByteReader): number => need(input.count())

const readHex = (input: ByteReader, length: number): Hex => bytesToHex(need(input.bytes(length)))

function readNumber(input: ByteReader): bigint {
  const bytes = need(input.sized())
  if (bytes.length > 32 || bytes[0] === 0) throw new UnreadableBytes()
  return bytes.length === 0 ? 0n : BigInt(bytesToHex(bytes))
}

function readOptionalAddress(input: ByteReader): Address {
  const bytes = need(input.sized())
  if (bytes.length === 0) return zeroAddress
  const address = bytesToHex(bytes)
  if (bytes.length !== 20 || address === zeroAddress) throw new UnreadableBytes()
  return address
}

function readOperation(input: ByteReader): 0 | 1 {
  const operation = readCount(input)
  if (operation !== 0 && operation !== 1) throw new UnreadableBytes()
  return operation
}

function readText(input: ByteReader): string {
  const bytes = need(input.sized())
  const text = bytesToString(bytes)
  // What is not UTF-8 comes out as replacement characters, and goes in again as other bytes.
  if (bytesToHex(stringToBytes(text)) !== bytesToHex(bytes)) throw new UnreadableBytes()
  return text
}

function readSignatures(input: ByteReader): ProposalSignature[] {
  const count = readCount(input)
  const signatures: ProposalSignature[] = []
  // Every entry takes bytes, so a count that was made up ends where the bytes do.
  while (signatures.length < count) {
    signatures.push({ owner: readHex(input, 20), signature: bytesToHex(need(input.sized())) })
  }
  return signatures
}

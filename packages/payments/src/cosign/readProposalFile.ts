import { UnreadableProposalError } from './errors.ts'
import { fileFormat, fileFormatVersion } from './formatProposalFile.ts'
import type { CarriedProposal, ProposalInput } from './proposal.ts'

type Fields = Readonly<Record<string, unknown>>

/** The fields of a transaction, as a file names them. */
export const transactionFields = [
  'to',
  'value',
  'data',
  'operation',
  'safeTxGas',
  'baseGas',
  'gasPrice',
  'gasToken',
  'refundReceiver',
  'nonce',
] as const

/**
 * Takes a proposal file apart. Every field must be there, and no other: what one program shows and another leaves out could hide
 * something. The values are read by `toProposal`.
 *
 * @throws UnreadableProposalError
 */
export function readProposalFile(text: string): CarriedProposal {
  const file = parse(text)
  if (file['format'] !== fileFormat) throw new UnreadableProposalError('format')
  if (file['formatVersion'] !== fileFormatVersion)
    throw new UnreadableProposalError('formatVersion')
  const known = ['chainId', 'safe', 'version', 'safeTxHash', 'transaction', 'signatures']
  checkFields(file, '', ['format', 'formatVersion', ...known], ['note'])
  const transaction = readObject(file['transaction'], 'transaction')
  checkFields(transaction, 'transaction.', transactionFields)
  const { signatures } = file
  if (!Array.isArray(signatures)) throw unreadable('signatures')
  return {
    chainId: readNumber(file['chainId'], 'chainId'),
    safe: readText(file['safe'], 'safe'),
    version: readText(file['version'], 'version'),
    safeTxHash: readText(file['safeTxHash'], 'safeTxHash'),
    transaction: readTransaction(transaction),
    signatures: signatures.map((entry: unknown, index) => {
      const at = `signatures[${index}]`
      const signature = readObject(entry, at)
      checkFields(signature, `${at}.`, ['owner', 'signature'])
      return {
        owner: readText(signature['owner'], `${at}.owner`),
        signature: readText(signature['signature'], `${at}.signature`),
      }
    }),
    note: file['note'] === undefined ? undefined : readText(file['note'], 'note'),
  }
}

function parse(text: string): Fields {
  try {
    // Any value that JSON can say; readObject looks what it is.
    const value = JSON.parse(text) as unknown
    return readObject(value, '')
  } catch (cause) {
    if (cause instanceof UnreadableProposalError) throw cause
    throw new UnreadableProposalError('damaged', { cause })
  }
}

function readTransaction(fields: Fields): ProposalInput['transaction'] {
  const number = (name: string) => readNumber(fields[name], `transaction.${name}`)
  const text = (name: string) => readText(fields[name], `transaction.${name}`)
  const operation = fields['operation']
  if (operation !== 0 && operation !== 1) throw unreadable('transaction.operation')
  return {
    to: text('to'),
    value: number('value'),
    data: text('data'),
    operation,
    safeTxGas: number('safeTxGas'),
    baseGas: number('baseGas'),
    gasPrice: number('gasPrice'),
    gasToken: text('gasToken'),
    refundReceiver: text('refundReceiver'),
    nonce: number('nonce'),
  }
}

function checkFields(
  fields: Fields,
  path: string,
  required: readonly string[],
  optional: readonly string[] = [],
): void {
  const missing = required.find((name) => !Object.hasOwn(fields, name))
  const unknown = Object.keys(fields).find(
    (name) => !required.includes(name) && !optional.includes(name),
  )
  const field = missing ?? unknown
  if (field !== undefined) throw unreadable(`${path}${field.slice(0, 80)}`)
}

function readObject(value: unknown, field: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw unreadable(field)
  // An object that JSON.parse made has text for keys and anything for values.
  return value as Fields
}

function readText(value: unknown, field: string): string {
  if (typeof value !== 'string') throw unreadable(field)
  return value
}

/** A number, or decimal text: what JSON has for an amount beyond 2^53. */
function readNumber(value: unknown, field: string): number | string {
  if (typeof value === 'number' || typeof value === 'string') return value
  throw unreadable(field)
}

const unreadable = (field: string) => new UnreadableProposalError('field', { field })

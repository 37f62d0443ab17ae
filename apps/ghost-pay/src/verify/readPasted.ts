import { readProposalText } from '@ghost-pay/payments/cosign'

/** What a text says of a transaction, by the field's name in the contract; what it does not say is absent. Nothing is checked. */
export type PastedFields = Readonly<Record<string, string>>

/** Names under which other programs have the same field. */
const otherNames: Readonly<Record<string, string>> = {
  hexData: 'data',
  dataGas: 'baseGas',
  safeAddress: 'safe',
  verifyingContract: 'safe',
  safeVersion: 'version',
  contractTransactionHash: 'safeTxHash',
}

/** Objects in which other programs keep some of the fields. */
const inner = ['txData', 'detailedExecutionInfo', 'domain', 'message', 'transaction']

/**
 * Reads the fields of a transaction from JSON (typed data, a service's or a gateway's answer, a file of a proposal) or from lines
 * such as `to: 0x…`, or a link to a proposal. It looks for names and believes nothing: what comes out is shown, described and
 * hashed as it is.
 *
 * @returns undefined when there is nothing in it that could be a transaction
 * @throws UnreadableProposalError when the link is damaged
 */
export function readPasted(text: string): PastedFields | undefined {
  const fields = /\bgp\d+\./.test(text)
    ? readObject(readProposalText(text.trim()))
    : text.trim().startsWith('{')
      ? readObject(parse(text))
      : readLines(text)
  // Typed data names no version. Its hash depends on two changes of the contract alone.
  if (fields['primaryType'] === 'SafeTx') {
    fields['version'] ??= fields['chainId'] === undefined ? '1.0.0' : '1.3.0'
  }
  return fields['to'] === undefined ? undefined : fields
}

function readObject(object: unknown): Record<string, string> {
  const fields: Record<string, string> = {}
  const visit = (value: unknown) => {
    for (const [name, entry] of entriesOf(value)) {
      const [, plain] = entriesOf(entry).find(([key]) => key === 'value') ?? [name, entry]
      if (/^(string|number|bigint)$/.test(typeof plain)) put(fields, name, String(plain))
      // Typed data of before version 1.0.0 differs in this name alone.
      if (name === 'dataGas') fields['version'] = '0.1.0'
      if (inner.includes(name)) visit(entry)
    }
  }
  visit(object)
  return fields
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text, exactly)
  } catch {
    return undefined
  }
}

/** A number that JavaScript would round stays as it is written; where the browser does not tell how, it is not readable. */
const exactly = (_: string, value: unknown, context?: { source?: string }): unknown =>
  typeof value !== 'number' || Number.isSafeInteger(value) ? value : (context?.source ?? '')

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : []

function readLines(text: string): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const [, name = '', value = ''] of text.matchAll(
    // As it is written, to its end: half of a value would be another one.
    /(\w+)"?\s*[:=]?\s+"?(\d(,\d|[\w.'])*)/g,
  )) {
    put(fields, name, value)
  }
  return fields
}

/** The first of two that say the same field stays: what follows could be another's. */
function put(fields: Record<string, string>, name: string, value: string): void {
  fields[otherNames[name] ?? name] ??= value
}

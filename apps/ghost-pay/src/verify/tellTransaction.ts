import type { Address } from 'viem'
import { getAddress } from 'viem/utils'
import { splitNote } from '@ghost-pay/payments/memo'
import {
  describeTransaction,
  type SafeTransactionInput,
  safeTxDigests,
} from '@ghost-pay/safe-protocol'

import { groupWarnings } from '../transactions/groupWarnings.ts'
import { readTokenHints, type TokenHints } from '../transactions/tokenHints.ts'
import { type Child, dump, element, factList, fold, grouped, notice, readable } from './element.ts'
import type { PastedFields } from './readPasted.ts'
import { sentenceToCompare } from './sentenceToCompare.ts'
import { figureOf, type SummedUp, sumUp } from './sumUp.ts'
import { tellLines } from './tellLines.ts'

/** Names of chains by their EIP-155 id. A chain that is not here goes by its number. */
const chainNames: Readonly<Record<string, string>> = {
  1: 'Ethereum',
  10: 'Optimism',
  100: 'Gnosis',
  137: 'Polygon',
  8453: 'Base',
  42161: 'Arbitrum',
}

/**
 * Everything about a transaction that a person compares before they sign: totals and counts before any line, the sentence that the
 * other device shows, the codes, the lines; the rest is folded.
 *
 * @param text in which the sender's words about tokens stand
 * @throws SafeProtocolError when a field cannot be read
 */
export function tellTransaction(fields: PastedFields, text: string): Child[] {
  const { chainId = '', safe = '', version = '', nonce = '', to = '', data = '0x' } = fields
  const transaction: SafeTransactionInput = {
    ...fields,
    to,
    data,
    nonce,
    // Any other number is refused when it is read.
    operation: Number(fields['operation'] ?? 0) as 0 | 1,
  }
  const hints = readTokenHints(text)
  const description = describeTransaction({ safe, transaction, ...hints })
  const digests = safeTxDigests({ chainId, safe, version, transaction })
  const { eip712Digest } = digests
  const said = (fields['safeTxHash'] ?? eip712Digest).toLowerCase()
  const compared = { safe: getAddress(safe), nonce }
  const summed = sumUp(description, hints)
  const sentence = sentenceToCompare(description, hints, compared)
  const none = { tokens: [], currency: undefined }
  const unnamed = sentenceToCompare(describeTransaction({ safe, transaction }), none, compared)
  const facts: [string, Child][] = [
    ['Account', grouped(compared.safe)],
    ['Chain', chainNames[chainId] === undefined ? chainId : `${chainNames[chainId]} (${chainId})`],
    ['Number in line', nonce],
    ['Goes to', grouped(to)],
    ...['value', 'operation', 'safeTxGas', 'baseGas', 'gasPrice', 'gasToken', 'refundReceiver']
      .filter((name) => Number(fields[name] ?? 0) !== 0)
      .map((name): [string, Child] => [name, fields[name] ?? '']),
    ['Version', version],
  ]
  const screen = (name: string, code: string) =>
    element('div.device', element('p.soft', name), grouped(code))
  return [
    said === eip712Digest
      ? ''
      : notice(
          'red',
          'The text names another code: do not sign.',
          `${said} is not the code of what it describes.`,
        ),
    ...groupWarnings(description.warnings).map(({ level, sentence: title, parts }) =>
      notice(
        level === 'blocked' ? 'red' : 'amber',
        title,
        parts.length > 0 ? `Line ${parts.join(', ')}` : '',
      ),
    ),
    ...tellSums(summed, hints),
    ...(description.action.kind === 'batch' ? [tellCounts(summed)] : []),
    element(
      'div.same',
      element('p.soft', 'The other device must say the same, word for word'),
      element('p', ...readable(sentence)),
    ),
    element('h2', 'Your wallet or Ledger shows'),
    element(
      'div.two',
      screen('Domain code', digests.domainHash),
      screen('Message code', digests.messageHash),
    ),
    element('p.soft', 'Compare every group.'),
    ...tellLines(description, summed, hints),
    ...tellNames(
      fields['note'] ?? '',
      description.action.kind === 'batch' ? description.action.transactions.length : 1,
      hints,
      unnamed === sentence ? undefined : unnamed,
    ),
    fold(
      'Account, chain, number',
      `${hints.account === undefined ? '' : `${hints.account} · `}chain ${chainId} · no. ${nonce}`,
      factList('dl', facts),
    ),
    fold(
      'Other codes',
      'some wallets show one of these',
      element(
        'div.two',
        screen('Code of the whole (safeTxHash)', eip712Digest),
        screen('Code of the bytes (calldata digest)', digests.calldataDigest),
      ),
    ),
    data === '0x' ? '' : fold('The bytes', sizeOf(data), dump(data)),
  ]
}

/** How many bytes there are. */
export const sizeOf = (data = '0x'): string => ((data.length - 2) / 2).toLocaleString('en')

/** Who pays how many, and each sum: the first one leads. */
function tellSums({ payments, sums, payees }: SummedUp, hints: TokenHints): Child[] {
  if (payments.length === 0) return []
  return [
    element(
      'p.flow',
      `${hints.account ?? 'The account'} pays `,
      element('b', payees.size === 1 ? '1 address' : `${payees.size} addresses`),
    ),
    ...sums.map((sum, index) => {
      const { whole, fraction, unit } = figureOf(sum, payments, hints)
      return element(
        index === 0 ? 'p.sum' : 'p.sum.next',
        ...(index === 0 ? [] : [element('span', '+ ')]),
        whole,
        element('span', `${fraction} ${unit}`),
      )
    }),
    element('p.soft', 'Added up here, from the bytes. Names and decimals are the sender’s words.'),
  ]
}

function tellCounts({ payments, payees, others }: SummedUp): Child {
  return factList('dl.count', [
    ['Payments', `${payments.length}`],
    ['Payees', payeesSaid(payees)],
    ['Anything else', others.length > 0 ? element('b', others.join(', ')) : 'No'],
  ])
}

/** How many are paid, and whether one of them is twice among the lines, or looks like another. */
function payeesSaid(payees: ReadonlyMap<Address, number>): string {
  const again = [...payees.values()].filter((times) => times > 1)
  const ends = new Set([...payees.keys()].map((address) => address.slice(0, 6) + address.slice(-4)))
  const said =
    again.length > 1
      ? `${again.length} more than once`
      : again.length === 1
        ? `one ${again[0] === 2 ? 'twice' : `${again[0] ?? ''} times`}`
        : ends.size < payees.size
          ? 'two look alike'
          : payees.size > 1
            ? 'no two alike'
            : ''
  return `${payees.size}${said && `, ${said}`}`
}

/**
 * The sender's words, which nobody signs: names, memos, tokens.
 *
 * @param unnamed what the bytes say without them
 */
function tellNames(
  note: string,
  count: number,
  { tokens }: TokenHints,
  unnamed: string | undefined,
): Child[] {
  if (note === '' && unnamed === undefined) return []
  const { head, lines } = splitNote(note, count)
  const facts: [string, Child][] = [
    ...(head === '' ? [] : [['Note', head] as [string, Child]]),
    ...lines.map(({ name, memo }, index): [string, Child] => [
      `Line ${index + 1}`,
      [name, memo].filter((word) => word !== '').join(': '),
    ]),
    ...tokens.map(({ symbol, decimals, address }): [string, Child] => [
      symbol,
      element('span', grouped(address), `${decimals} decimals`),
    ]),
  ]
  return [
    fold(
      'Names',
      'the sender’s words, not part of the signature',
      factList('dl', facts),
      ...(unnamed === undefined
        ? []
        : [element('p.soft', 'The bytes alone say:'), element('p', ...readable(unnamed))]),
    ),
  ]
}

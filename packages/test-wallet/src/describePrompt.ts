import { formatEther, hexToString } from 'viem'

import type { ConsentPrompt } from './Consent.ts'
import { hashTypedDataJson, typedDataDigests } from './typedData.ts'
import type { TypedDataJson, WalletCall } from './WalletRequest.ts'

/** A request in words. */
export type PromptDescription = {
  title: string
  /** One fact a line. */
  facts: { label: string; value: string }[]
}

type Fact = PromptDescription['facts'][number]

/** Units of wei with the currency's 18 decimals. */
const ether = (value: bigint): string => `${formatEther(value)} ETH`

/** JSON has no text for a function or `undefined`; the library's type says otherwise. */
const stringify: (value: unknown) => string | undefined = JSON.stringify

const show = (value: unknown): string =>
  typeof value === 'string' ? value : (stringify(value) ?? String(value))

function typedDataFacts(typedData: TypedDataJson): Fact[] {
  const { verifyingContract } = typedData.domain
  const { domain, message } = typedDataDigests(typedData)
  return [
    ...(verifyingContract === undefined
      ? []
      : [{ label: 'Contract', value: show(verifyingContract) }]),
    { label: 'Domain hash', value: domain },
    ...(message === undefined ? [] : [{ label: 'Message hash', value: message }]),
    { label: 'Hash', value: hashTypedDataJson(typedData) },
    ...Object.entries(typedData.message).map(([label, value]) => ({ label, value: show(value) })),
  ]
}

/** A call in three facts; `number` goes behind each label. */
const callFacts = ({ to, value, data }: WalletCall, number = ''): Fact[] => [
  { label: `To${number}`, value: to ?? 'a new contract' },
  { label: `Value${number}`, value: ether(value) },
  { label: `Data${number}`, value: data },
]

function readable(message: `0x${string}`): string {
  const text = hexToString(message)
  // eslint-disable-next-line no-control-regex -- control characters are how bytes differ from text
  return /[\u0000-\u0008\u000e-\u001f\ufffd]/.test(text) ? message : text
}

/**
 * Describes a request for the user.
 *
 * @param prompt the request, the account and the chain it is about
 * @returns a title and the facts, the most important first
 */
export function describePrompt({ account, chain, request }: ConsentPrompt): PromptDescription {
  const accountFact: Fact = { label: 'Account', value: account }
  const networkFact: Fact = { label: 'Network', value: chain.name }
  switch (request.kind) {
    case 'connect':
      return { title: 'Connect this page', facts: [accountFact, networkFact] }
    case 'switchChain':
      return {
        title: 'Switch the network',
        facts: [networkFact, { label: 'To chain', value: String(request.chainId) }],
      }
    case 'addChain':
      return {
        title: 'Add a network',
        facts: [
          { label: 'Name', value: request.name },
          { label: 'Chain', value: String(request.chainId) },
          { label: 'Node', value: request.rpcUrl ?? 'none' },
        ],
      }
    case 'signMessage':
      return {
        title: 'Sign a message',
        facts: [accountFact, { label: 'Message', value: readable(request.message) }],
      }
    case 'signTypedData':
      return {
        title: `Sign ${request.typedData.primaryType}`,
        facts: [accountFact, networkFact, ...typedDataFacts(request.typedData)],
      }
    case 'sendTransaction':
      return {
        title: 'Send a transaction',
        facts: [accountFact, networkFact, ...callFacts(request.transaction)],
      }
    case 'sendCalls': {
      const { calls } = request
      return {
        title: calls.length === 1 ? 'Send a transaction' : `Send ${calls.length} transactions`,
        facts: [
          accountFact,
          networkFact,
          ...calls.flatMap((call, index) =>
            callFacts(call, calls.length === 1 ? '' : ` ${index + 1}`),
          ),
        ],
      }
    }
    case 'watchAsset':
      return {
        title: 'Watch a token',
        facts: [
          { label: 'Symbol', value: request.symbol },
          { label: 'Address', value: request.address },
        ],
      }
  }
}

import { GatewayParameterError } from './errors.ts'

const address = [/^0x[\da-f]{40}$/i, 'an address (0x and 40 hex characters)'] as const
const hash = [/^0x[\da-f]{64}$/i, 'a hash (0x and 64 hex characters)'] as const
const hex = [/^0x([\da-f]{2})*$/i, 'hex bytes'] as const
const whole = [/^\d{1,78}$/, 'a whole number, as bigint or decimal text'] as const
const word = [/^[\w-][\w,.-]*$/, 'a word'] as const

/** What a parameter of this name must look like. One name means one thing in every call. */
const rules = {
  chainId: [/^[1-9]\d{0,15}$/, 'a chain id, a positive whole number'],
  address,
  owner: address,
  to: address,
  sender: address,
  gasToken: address,
  refundReceiver: address,
  delegate: address,
  delegator: address,
  safe: address,
  tokenAddress: address,
  moduleAddress: address,
  contract: address,
  factoryAddress: address,
  masterCopy: address,
  safeTxHash: hash,
  messageHash: hash,
  transactionHash: hash,
  data: hex,
  signature: hex,
  value: whole,
  nonce: whole,
  safeTxGas: whole,
  baseGas: whole,
  gasPrice: whole,
  gasLimit: whole,
  /** An amount in whole tokens, as the filters of the lists have it. */
  units: [/^\d+(\.\d+)?$/, 'an amount in whole tokens, for example 1.5'],
  operation: [/^[01]$/, '0 (call) or 1 (delegatecall)'],
  currency: word,
  id: word,
  uuid: word,
} satisfies Record<string, readonly [RegExp, string]>

export type Checkable = { [name in keyof typeof rules]?: unknown }

/**
 * Looks at parameters before they are sent.
 *
 * @throws GatewayParameterError naming the first that the gateway could not take
 */
export function check(parameters: Checkable, given: Checkable = {}): void {
  for (const [name, value] of Object.entries(parameters)) checkOne(name as keyof Checkable, value)
  for (const [name, value] of Object.entries(given)) {
    if (value !== undefined && value !== null) checkOne(name as keyof Checkable, value)
  }
}

// `Object.entries` forgets that the names are those of `Checkable`, which the parameter's type has made sure of.
function checkOne(name: keyof Checkable, value: unknown): void {
  const [pattern, expected] = rules[name]
  const isPlain = ['string', 'number', 'bigint'].includes(typeof value)

  if (!isPlain || !pattern.test(String(value))) {
    throw new GatewayParameterError(name, value, expected)
  }
}

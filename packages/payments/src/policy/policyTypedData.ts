import { maxUint256 } from 'viem'

import type { SpendPolicy } from './policy.ts'

const domainName = 'Spend policy'
const domainVersion = '1'

/** The fields of version 1, in their order. Another order is another hash. */
export const policyTypes = {
  EIP712Domain: [
    { name: 'name', type: 'string' },
    { name: 'version', type: 'string' },
    { name: 'chainId', type: 'uint256' },
    { name: 'verifyingContract', type: 'address' },
  ],
  SpendPolicy: [
    { name: 'issuedAt', type: 'uint64' },
    { name: 'replaces', type: 'bytes32' },
    { name: 'people', type: 'address[]' },
    { name: 'onlyPeople', type: 'bool' },
    { name: 'onlyTokens', type: 'bool' },
    { name: 'limits', type: 'TokenLimit[]' },
  ],
  TokenLimit: [
    { name: 'token', type: 'address' },
    { name: 'toAnyone', type: 'uint256' },
    { name: 'perDay', type: 'uint256' },
    { name: 'perMonth', type: 'uint256' },
  ],
} as const

/** A spend policy as EIP-712 data: plain JSON, with amounts as decimal text. */
export type PolicyTypedData = {
  domain: { name: string; version: string; chainId: number; verifyingContract: string }
  types: Record<string, { name: string; type: string }[]>
  primaryType: 'SpendPolicy'
  message: Record<string, unknown>
}

/**
 * A spend policy as the message that the account signs: when enough owners have signed it, everybody needed has agreed
 * (behaviour/policy#signed). No limit is the largest number that fits.
 */
export function policyTypedData(policy: SpendPolicy): PolicyTypedData {
  const { chainId, account, issuedAt, replaces, people, onlyPeople, onlyTokens, limits } = policy
  const amount = (value: bigint | null) => (value ?? maxUint256).toString()
  return {
    domain: {
      name: domainName,
      version: domainVersion,
      chainId,
      verifyingContract: account,
    },
    types: Object.fromEntries(
      Object.entries(policyTypes).map(([name, fields]) => [
        name,
        fields.map((one) => ({ ...one })),
      ]),
    ),
    primaryType: 'SpendPolicy',
    message: {
      issuedAt: issuedAt.toString(),
      replaces,
      people: [...people],
      onlyPeople,
      onlyTokens,
      limits: limits.map(({ token, toAnyone, perDay, perMonth }) => ({
        token,
        toAnyone: amount(toAnyone),
        perDay: amount(perDay),
        perMonth: amount(perMonth),
      })),
    },
  }
}

/** Whether data calls itself a spend policy of the version that is known here. */
export function isPolicyDomain(domain: Record<string, unknown>): boolean {
  return domain['name'] === domainName && domain['version'] === domainVersion
}

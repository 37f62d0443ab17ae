import type { Hash } from 'viem'
import type { Message } from '@ghost-pay/gateway-client'
import { infoOf, testAddresses } from '@ghost-pay/gateway-testing'
import type { CheckedMessage } from '@ghost-pay/safe-account/messages'

import { accountAddress } from './buildAccount.ts'

const { alice, bob, shop } = testAddresses
const signature = `0x${'5a'.repeat(64)}1b` as const

/** A message as the gateway keeps it, signed by Alice. */
export function buildMessage(message: Partial<Message> = {}): Message {
  return {
    messageHash: `0x${'a1'.repeat(32)}`,
    status: 'NEEDS_CONFIRMATION',
    logoUri: null,
    name: null,
    message: 'We, the owners of Treasury, agree to the terms of 19 November.\n\nSigned as one.',
    creationTimestamp: Date.UTC(2026, 10, 19, 14, 30),
    modifiedTimestamp: Date.UTC(2026, 10, 19, 14, 30),
    confirmationsSubmitted: 1,
    confirmationsRequired: 2,
    proposedBy: infoOf(alice),
    confirmations: [{ owner: infoOf(alice), signature }],
    preparedSignature: null,
    origin: null,
    ...message,
  }
}

/** What this device has found of a message. */
export function buildChecked(
  hash: Hash | undefined,
  signed: readonly ('alice' | 'bob')[] = ['alice'],
  worth: 'signed' | 'invalid' = 'signed',
): CheckedMessage {
  return {
    hash,
    signatures: signed.map((name) => ({ owner: { alice, bob }[name], signature, worth })),
  }
}

/** Lets a shop take tokens of the account. */
export const permitMessage = {
  domain: { name: 'Demo Dollar', version: '1', chainId: 1, verifyingContract: testAddresses.carol },
  types: {
    Permit: [
      { name: 'owner', type: 'address' },
      { name: 'spender', type: 'address' },
      { name: 'value', type: 'uint256' },
      { name: 'nonce', type: 'uint256' },
      { name: 'deadline', type: 'uint256' },
    ],
  },
  primaryType: 'Permit',
  message: {
    owner: accountAddress,
    spender: shop,
    value: '500000000',
    nonce: '0',
    deadline: '1900000000',
  },
}

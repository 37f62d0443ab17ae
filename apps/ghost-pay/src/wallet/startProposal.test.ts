import { expect, test } from 'vitest'
import { buildSignable } from '@ghost-pay/gateway-testing'
import { toProposal } from '@ghost-pay/payments/cosign'

import { keptProposals } from '../kept/useKeptProposals.ts'
import { startProposal } from './startProposal.ts'

test('a note that is too long goes along as far as whole signs go', () => {
  const signable = buildSignable({ nonce: 11 })
  startProposal({ signable, note: `${'a'.repeat(999)}🎁` })
  expect(keptProposals.find(toProposal(signable))?.proposal.note).toBe('a'.repeat(999))
})

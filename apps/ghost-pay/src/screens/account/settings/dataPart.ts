import type { Said } from '../../../text/Said.ts'
import type { settingsCopy } from './settingsCopy.ts'

type Words = Said<typeof settingsCopy>

const parts: Readonly<Record<string, Words>> = {
  people: ['settings.part.people'],
  'registry-names': ['settings.part.registry-names'],
  accounts: ['settings.part.accounts'],
  plans: ['settings.part.plans'],
  'new-account': ['settings.part.new-account'],
  'sent-accounts': ['settings.part.sent-accounts'],
  drafts: ['settings.part.drafts'],
  payroll: ['settings.part.payroll'],
  'payroll-columns': ['settings.part.payroll-columns'],
  review: ['settings.part.review'],
  templates: ['settings.part.templates'],
  requests: ['settings.part.requests'],
  signatures: ['settings.part.signatures'],
  'message-signatures': ['settings.part.message-signatures'],
  proposals: ['settings.part.proposals'],
  policies: ['settings.part.policies'],
  sent: ['settings.part.sent'],
  asked: ['settings.part.asked'],
  'wallet-payments': ['settings.part.wallet-payments'],
  approvals: ['settings.part.approvals'],
  'line-notes': ['settings.part.line-notes'],
  steps: ['settings.part.steps'],
  prices: ['settings.part.prices'],
  tokens: ['settings.part.tokens'],
  chains: ['settings.part.chains'],
  nodes: ['settings.part.nodes'],
  'gateway-place': ['settings.part.gateway-place'],
  currency: ['settings.part.currency'],
  appearance: ['settings.part.appearance'],
  'signed-in': ['settings.part.signed-in'],
}

/**
 * What a part of a data file holds, in words.
 *
 * @param key of `localStorage`, such as `ghost-pay.people.v1`
 */
export const dataPart = (key: string): Words => {
  const name = /^ghost-pay\.([a-z-]+)\./.exec(key)?.[1] ?? ''
  return (Object.hasOwn(parts, name) ? parts[name] : undefined) ?? ['settings.part.other']
}

import { textOf } from '../text/textOf.ts'

/** What a transaction is about. `{who}` is the other party. */
export const transactionCopy = {
  'transaction.pay': 'Pay',
  'transaction.pay.who': 'Pay {who}',
  'transaction.collectible': 'Send collectible',
  'transaction.collectible.who': 'Send collectible to {who}',
  'transaction.received': 'Received',
  'transaction.received.who': 'Received from {who}',
  'transaction.minted': 'Received (new tokens)',
  'transaction.reject': 'Cancel a payment',
  'transaction.call': 'Call contract',
  'transaction.call.who': 'Call contract at {who}',
  'transaction.method': 'Call {method}',
  'transaction.method.who': 'Call {method} of {who}',
  'transaction.batch': { one: 'Batch of {count} step', other: 'Batch of {count} steps' },
  'transaction.created': 'Account created',
  'transaction.created.who': 'Account created by {who}',
  'transaction.unknown': 'Unknown kind ({kind})',
  'transaction.settings': 'Change settings',
  'transaction.settingsOf': 'Change settings ({kind})',
  'transaction.account': 'Change the account',
  'transaction.addOwner': 'Add owner',
  'transaction.addOwner.then': {
    one: 'Add owner, then {count} must approve',
    other: 'Add owner, then {count} must approve',
  },
  'transaction.addOwner.who': {
    one: 'Add owner {who}, then {count} must approve',
    other: 'Add owner {who}, then {count} must approve',
  },
  'transaction.removeOwner': 'Remove owner',
  'transaction.removeOwner.then': {
    one: 'Remove owner, then {count} must approve',
    other: 'Remove owner, then {count} must approve',
  },
  'transaction.removeOwner.who': {
    one: 'Remove owner {who}, then {count} must approve',
    other: 'Remove owner {who}, then {count} must approve',
  },
  'transaction.swapOwner': 'Replace owner',
  'transaction.swapOwner.who': 'Replace owner by {who}',
  'transaction.threshold': {
    one: 'Change how many must approve to {count}',
    other: 'Change how many must approve to {count}',
  },
  'transaction.implementation': 'Change the contract of the account',
  'transaction.implementation.who': 'Change the contract of the account to {who}',
  'transaction.enableModule': 'Let a module pay without approvals',
  'transaction.enableModule.who': 'Let a module pay without approvals at {who}',
  'transaction.disableModule': 'Stop a module',
  'transaction.disableModule.who': 'Stop a module {who}',
  'transaction.handler': 'Set the fallback handler',
  'transaction.handler.who': 'Set the fallback handler to {who}',
  'transaction.guard': 'Set the guard',
  'transaction.guard.who': 'Set the guard to {who}',
  'transaction.noGuard': 'Remove the guard',
  'transaction.moduleGuard': 'Set the guard for modules',
  'transaction.moduleGuard.who': 'Set the guard for modules to {who}',
  'transaction.noModuleGuard': 'Remove the guard for modules',
} as const

/** Says one of these sentences, by its key. */
export const text = textOf(transactionCopy)

import { textOf } from '../../../text/textOf.ts'

/** The page of one transaction. */
export const transactionPageCopy = {
  'transactionPage.title': 'Transaction',
  'transactionPage.payMany': {
    one: 'Payment to {count} person',
    other: 'Payment to {count} people',
  },
  'transactionPage.what': 'the newest state of this transaction',
  'transactionPage.reading': 'Reading the transaction',

  // What can be done with a transaction.
  'actions.label': 'What you can do',
  'actions.token': 'Asking the blockchain about the token.',
  'actions.send.payment': 'Send {amount} {symbol}',
  'actions.copyLink': 'Copy link',

  // What is known of one transaction.
  'facts.from': 'From',
  'facts.to': 'To',
  'facts.token': 'Token',
  'facts.chain': 'Network',
  'facts.data': 'Data',
  'facts.nonce': 'No. in line',
  'facts.proposed': 'Proposed',
  'facts.executed': 'Sent',
  'facts.note': 'Note',
  'facts.onChain': 'On the blockchain',
  'facts.bytes': { one: '{count} byte', other: '{count} bytes' },

  // The page of a transaction that did not go through.
  'failedPage.title': 'Did not go through',
  'failedPage.short': 'Did not go through: the account held less',
  'failedPage.refused': 'Did not go through: the contract refused it',
  'failedPage.nothing': 'Nothing moved; the fee was spent.',
  'failedPage.label': 'What did not go through',
  'failedPage.who': '{account} wanted to pay {name}',
  'failedPage.what': '{account} wanted to do this',
  'failedPage.words': 'The contract says: “{words}”',
  'failedPage.figures': 'It held {held} {symbol}. {needed} {symbol} was to leave.',

  // Who has to act before a transaction can be executed, and who can.
  'missing.anybody': 'It is approved, so anybody can send it. Only owners can approve.',
  'missing.notOwner': 'The connected address is not an owner, so it cannot approve.',
  'missing.unread': 'Asking the blockchain who can approve.',

  // Warnings about a transaction, or about what the gateway says of it.
  'notices.unreadable': 'This cannot be checked. Do not approve it anywhere.',
  'notices.unreadable.noCall':
    'Safe’s service does not show what it calls, so nobody can tell what it does.',
  'notices.unreadable.operation': 'Safe’s service shows a kind of call that no account makes.',
  'notices.unreadable.version':
    'Nobody knows the version of this account, so its code cannot be computed.',
  'notices.claimed':
    'Only Safe’s service names the payee and the amount. You cannot approve or send it here.',
  'notices.hash': 'What Safe’s service shows does not match its code. Do not approve it anywhere.',
  'notices.hash.text':
    'What is shown here gives another code than the one Safe’s service asks to sign.',
  'notices.executed': 'Safe’s service shows something else than what was sent.',
  'notices.executed.text':
    'This page shows what the blockchain executed. Do not use the figures of Safe’s service.',
  'notices.executed.none':
    'What Safe’s service shows does not match what was sent, so this page shows no figures.',
  'notices.executed.none.text':
    'The blockchain does not show here what the account did. Look the transaction up in an explorer.',
  'notices.executed.unread':
    'What Safe’s service shows does not match what was sent, and the blockchain did not answer.',
  'notices.executed.unread.text':
    'This page shows figures as soon as the blockchain has said what the account did.',
  'notices.executed.reading': 'Reading from the blockchain what the account did…',
  'notices.other': 'Safe’s service describes another transaction than this one. Do not trust it.',
  'notices.other.text':
    'What you see here is read from the transaction itself, not from Safe’s service.',
  'notices.token':
    'What you see here is what the contract says. Nobody can approve it here while they differ.',
  'notices.what': 'this transaction',

  // The page of what an account has received.
  'received.from': '{account} received this from {name}',
  'received.new': '{account} received new tokens',
  'received.label': 'What was received',
  'received.worth': '{sum} at today’s price',
  'received.claimed': 'Safe’s service says so; the blockchain was not asked or did not answer',

  // What became of a transaction that was not executed.
  'superseded.used': 'Its number in line is used up, so it cannot be sent any more.',
  'superseded.rejected': 'It was cancelled. No money moved.',
  'superseded.replaced': 'Another was sent in its place.',
  'superseded.claimed': 'says Safe’s service',
  'superseded.see': 'See what was sent',

  // A transaction that the gateway does not know, as the chain and this browser know it.
  'unknown.title': 'Safe’s service does not know this transaction.',
  'unknown.titleHere': 'This page has not read this transaction.',
  'unknown.what': 'whether the account has done this',
  'unknown.asking': 'Looking for it on the blockchain',
  'unknown.succeeded': 'The account has done it.',
  'unknown.failed':
    'The account has done it, and it did not go through: nothing moved, and its number in line is used up.',
  'unknown.never': 'The account has never done it.',
  'unknown.notSince':
    'The account has not done it from block {block} on. Older blocks were not read.',
  'unknown.when': 'When',
  'unknown.at': '{time}, in block {block}',
  'unknown.hash': 'The blockchain’s transaction',
  'unknown.notKept':
    'This browser keeps nothing of it, so what it pays is not known here. The link may be cut, or it was withdrawn. If another owner gave you its link, its file or its codes, open that.',
  'unknown.kept': 'This browser keeps what it pays.',
  'unknown.keptOpen':
    'This browser keeps it, with its signatures as they were last seen. It can be approved, passed on and sent without Safe’s service.',
  'unknown.open': 'Open a payment',
  'unknown.see': 'See it as this browser keeps it',
  'unknown.back': 'Back to the account',
} as const

/** Says one of these sentences, by its key. */
export const text = textOf(transactionPageCopy)

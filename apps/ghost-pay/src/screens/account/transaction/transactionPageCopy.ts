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

  // A transaction that the gateway does not know.
  'noTransaction.title': 'There is no such transaction in this account.',
  'noTransaction.text': 'The link may be cut, or the transaction was withdrawn before it was sent.',

  // What was proposed in this browser, while the gateway inside the page stands in for the hosted one.
  'notices.onlyHere': 'This payment was proposed in this browser.',
  'notices.handOn':
    'The other owners see it only where it was handed on or given to Safe’s service. Hand it on by link or file, with the button below.',

  // Where a gateway and a token's own contract differ.
  'tokenLie.none':
    'Safe’s service says this is the token {symbol}. The blockchain has no token at this address.',
  'tokenLie.collection':
    'Safe’s service says {symbol} is money. Its contract says that it is a collection of collectibles.',
  'tokenLie.decimals':
    'Safe’s service says {symbol} has {claimed} decimals. Its contract says {decimals}.',
  'tokenLie.symbol': 'Safe’s service calls this token {symbol}. Its contract calls itself {own}.',

  // How far a transaction is, in a few words, and what a gateway says of that and the chain does not.
  'status.waits': 'Needs approvals',
  'status.waitsForTurn': 'Approved, waits for its turn',
  'status.ready': 'Ready to send',
  'status.cancelled': 'Cancelled',
  'status.failed': 'Did not go through',
  'status.succeeded': 'Went through',
  'status.passed': 'Not open any more',
  // A status that nobody knows, as the gateway wrote it.
  'status.unknown': '{status}',
  'status.claimed': '{status}, says Safe’s service',
  'status.denied': '{status}, said Safe’s service',
  'truth.nowhere.title': 'Safe’s service says that this was sent, and not where.',
  'truth.nowhere': 'Without a transaction on the blockchain it cannot be checked.',
  'truth.failed.title':
    'Safe’s service says that this went through. The blockchain says that it did not.',
  'truth.failed': 'What the blockchain says is what happened.',
  'truth.succeeded.title':
    'Safe’s service says that this did not go through. The blockchain says that it did.',
  'truth.succeeded': 'What the blockchain says is what happened.',
  'truth.absent.title':
    'Safe’s service says that this was sent. The blockchain has no such transaction.',
  'truth.absent': 'Do not rely on it until the blockchain has it.',
  'truth.reverted.title': 'Safe’s service says that this was sent. The blockchain turned it back.',
  'truth.reverted': 'Nothing moved by it.',
  'truth.unrelated.title':
    'Safe’s service says that this was sent. The transaction it names did something else.',
  'truth.unrelated': 'Nothing of this happened in it.',
  'truth.notCancelled.title':
    'Safe’s service says that this is cancelled. No. {nonce} in line is not used on the blockchain.',
  'truth.notCancelled': 'Whoever has enough approvals can still send it.',
  'truth.used.title': 'No. {nonce} in line is used on the blockchain already.',
  'truth.used': 'This was sent, or another with its number. Safe’s service does not know it yet.',

  // The receipt of what was executed, and the steps that led to it.
  'receipt.paid': '{name} has been paid',
  'receipt.paidMany': {
    one: '{count} person has been paid',
    other: '{count} people have been paid',
  },
  'receipt.done': 'It is done',
  'receipt.unproven': 'Sent, but not all of it is proven to have arrived',
  'receipt.unproven.what': '{account} sent this',
  'receipt.unlogged': {
    one: '{count} payment is not in its token’s own record.',
    other: '{count} payments are not in their tokens’ own records.',
  },
  'receipt.unlogged.text':
    'Less may have arrived, or nothing: look before it is paid again. It is about {names}.',
  'receipt.payAgain': 'Pay again',
  'receipt.steps': 'How it came about',
  'receipt.steps.now': 'How far it is',
  'receipt.signed': 'Approved',
  'receipt.signed.by': 'by {names}',
  'receipt.signed.at': 'by {names}. Safe’s service says that it had the last signature on {time}',
  'receipt.signed.unread': 'the signatures are being checked',
  'receipt.broadcast': 'Sent',
  'receipt.broadcast.by': 'by {name}',
  'receipt.broadcast.at': 'by {name}, {time}',
  'receipt.seen': 'Seen',
  'receipt.seen.by': 'by the network',
  'receipt.seen.at': 'by the network, {time}',
  'receipt.seen.not': 'not yet by the network',
  'receipt.mined': 'In a block',
  'receipt.turnedBack': 'Turned back',
  'receipt.mined.at': {
    one: '{time}, {count} block deep',
    other: '{time}, {count} blocks deep',
  },
  'receipt.mined.not': 'not in a block yet',
  'receipt.indexed': 'In Safe’s list',
  'receipt.indexed.here': 'this browser has read it',
  'receipt.indexed.hereAt': 'this browser has read it, {time}',
  'receipt.indexed.hereNot': 'this browser has not read it yet',
  'receipt.indexed.by': 'Safe’s service has it',
  'receipt.indexed.at': 'Safe’s service has it, {time}',
  'receipt.indexed.not': 'Safe’s service does not have it yet',
  'receipt.waiting': 'asking the blockchain',
  'receipt.label': 'Receipt',
  'receipt.who': '{account} paid {name}',
  'receipt.whoMany': {
    one: '{account} paid {count} person',
    other: '{account} paid {count} people',
  },
  'receipt.what': '{account} did this',
  'receipt.cancelled': '{account} cancelled this',
  'receipt.at': 'On {time}',
  'receipt.worthAt': '{worth} · {time}',
  'receipt.for': 'For',
  'receipt.claimed': '{note} (a note of the owners, not part of the signature)',
  'receipt.claimedBy': '{note} (a note by {name}, not part of the signature)',
  'receipt.noteBy': 'Title and names are a note by {name}, not part of the signature.',
  'receipt.note': 'Title and names are a note of the owners, not part of the signature.',
  'receipt.signers': 'Approved by',
  'receipt.signers.bySending': '{time}, by sending it',
  'receipt.signers.needed': '{required} of {owners} needed',
  'receipt.place': 'Number',
  'receipt.place.used': 'No. {nonce} in line, used up',
  'receipt.block': '{chain}, block {block}',
  'receipt.fee': 'Network fee',
  'receipt.seal': 'Seal of this payment',
  'receipt.foot':
    'The seal is drawn from the hash of this payment. Anyone can check the receipt against the blockchain.',
  'receipt.next': 'Next in line: {action}',
  'receipt.nextSeveral': 'Next in line: decide which one',
  'receipt.nextUnread': 'Look at what is next in line',
  'receipt.more': 'More',
  'receipt.print': 'Print the receipt',
  'receipt.each': 'One receipt for each person',
  'receipt.each.place': 'Payment {place} of {count}',
  'receipt.each.before': 'The person before',
  'receipt.each.next': 'The next person',
  'receipt.each.whole': 'The whole receipt',
  'receipt.save': 'Save the receipt as a file',
  'receipt.saveOne': 'Save this person’s receipt as a file',
  'receipt.check': 'Check a receipt',
  'receipt.notSaved': 'The blockchain did not confirm this, so nothing was saved. Try again.',
} as const

/** Says one of these sentences, by its key. */
export const text = textOf(transactionPageCopy)

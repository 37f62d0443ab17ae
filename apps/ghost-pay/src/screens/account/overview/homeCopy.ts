import { textOf } from '../../../text/textOf.ts'

/** The sentences of the first screen of an account. */
export const homeCopy = {
  'home.title': 'Home',
  'home.holds': '{account} holds',
  'home.holdsUnnamed': 'This shared account holds',
  'home.unknown': 'What it is worth is not known: there is no price.',
  'home.week': '{change} this week',
  'home.still': 'Nothing moved this week',
  'home.weekFalse':
    'One of the last payments is not as the blockchain has it. What moved is not added up.',
  'home.prices': 'prices from Safe’s service',
  'home.unpriced': {
    one: '{count} token without a price is not in the total.',
    other: '{count} tokens without a price are not in the total.',
  },
  'home.unreadTotal': {
    one: '{count} token that cannot be read is not in the total.',
    other: '{count} tokens that cannot be read are not in the total.',
  },
  'home.promised': '{sum} of it is waiting to go out: {count} in the inbox.',
  'home.promisedRest': {
    one: '{count} batch or contract call that waits is not in this figure.',
    other: '{count} batches and contract calls that wait are not in this figure.',
  },
  'home.promisedPart': 'Not all of the inbox was read. What waits behind it is in no figure here.',
  'home.share': '{symbol} · {share}',
  'home.others': 'Other',
  'home.needs': { one: 'One needs your approval', other: '{count} need your approval' },
  'home.needsNone': 'Nothing needs you now',
  'home.allWaiting': { one: 'Inbox', other: 'All {count} in the inbox' },
  'home.andSum': '+ {amount} {symbol}',
  'home.inAll': '{worth} in all',
  'home.last': '{names} approved. Yours is the last approval.',
  'home.ofChecks': '{passed} of {total} checks',
  'home.look': 'Review',
  'home.stopped': 'Do not approve this anywhere.',
  'home.why': 'See why',
  'home.checking': 'Asking the blockchain, Safe’s service and your browser',
  'home.checks': {
    one: '{passed} of {total} checks, one running',
    other: '{passed} of {total} checks, {count} running',
  },
  'home.more': 'Open it: there is more to read first',
  'home.signed': 'Approved. Safe’s service has your approval.',
  'home.waitingOut': 'Waiting to go out',
  'home.waitingOut.order': 'in order',
  'home.waitingOut.place': 'no. {nonce} in line',
  'home.waitingOut.fork': 'only one of two can happen: the larger counts',
  'home.waitingOut.all': 'In all',
  'home.waitingOut.these': 'These together',
  'home.waitingOut.noPrice': 'no price',
  'home.waitingOut.partPrice': '{worth} without what has no price',
  'home.waitingOut.unpriced': {
    one: '{count} of these has a token without a price, which is not counted.',
    other: '{count} of these have a token without a price, which is not counted.',
  },
  'home.waitingOut.capped': 'More waits than the account holds: what it holds is counted.',
  'home.recent': 'Last payments',
  'home.allRecent': 'All activity',
  'home.assets': 'All assets',
  'home.pace': 'At this pace',
  'home.months': { one: '{count} month', other: '{count} months' },
  'home.perMonth': '{sum} leaves in a usual month, after what comes in.',
  'home.pay': 'Pay',
  'home.receive': 'Receive, or ask for a payment',
  'home.mustSign': '{threshold} of {owners} owners must approve',
  'home.you': 'You',
  'home.namedYou': '{name} (you)',
  'home.nothing': 'Nothing has happened yet',
  'home.nothingText': 'Send something to this address, or make the first payment.',
  'home.unknownHere':
    'What the account is worth is not known here: without Safe’s service there are no prices.',
  'home.nothingKnown': 'Nothing found in the newest blocks',
  'home.nothingKnownText':
    'This page has read the newest blocks only. What happened before is not known here.',
  'home.tokensPartial':
    'This page found these tokens by itself. There may be others, and some of these may be imitations.',
  'home.tokens': 'Tokens',
  'home.tokens.reading': 'Reading the tokens',
  'home.tokens.unread': 'The tokens are not known now.',
  'home.activity.reading': 'Reading the activity',
  'home.activity.unread': 'The last payments are not known now.',
  'home.address': 'Address',
  'home.inbox': 'Inbox',
  'home.newest': 'the newest figures of this account',
  'home.watching': 'You can look, not approve.',
  'home.watching.text': 'The connected address is not an owner of this account.',
  'home.unlisted': 'Safe’s service does not know this account.',
  'home.unlisted.text':
    'Owners, approvals and the {symbol} are read from the blockchain. Tokens, inbox and activity are missing until Safe’s service knows the account.',
  'home.disputed.owners': 'Safe’s service names other owners than the blockchain.',
  'home.disputed.threshold': 'Safe’s service names another threshold than the blockchain.',
  'home.disputed.both':
    'Safe’s service names other owners and another threshold than the blockchain.',
  'home.disputed.text':
    'This page shows what the blockchain says. Until both agree, trust nothing else that Safe’s service says of this account.',
  'home.imitates': 'Looks like {name} and is another address.',
  'home.name': 'Name this account',
  'home.rename': 'Rename this account',
  'home.name.field': 'Name of the account, for this browser',

  // The sentences of a list of tokens.
  'tokens.baseUnits': 'base units',
  'tokens.called':
    'Symbol {symbol}, name {name}, as the token itself or Safe’s service calls it. What it is, its contract says:',
  'tokens.contract': 'Contract of the token',
  'tokens.aside': { one: '{count} token is hidden', other: '{count} tokens are hidden' },
} as const

/** Says one of these sentences, by its key. */
export const text = textOf(homeCopy)

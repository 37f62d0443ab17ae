import { textOf } from '../../text/textOf.ts'

/** The sentences of the page of all accounts. */
export const accountsCopy = {
  'accounts.title': 'Accounts',
  'accounts.hold': 'Your accounts hold',
  'accounts.watchedHold': 'The accounts you watch hold',
  'accounts.missing': {
    one: 'What {names} is worth is not known. The others hold {known}.',
    other: 'What {names} are worth is not known. The others hold {known}.',
  },
  'accounts.noTotal': 'What they are worth is not known.',
  'accounts.nothingKnown': 'What they are worth is not known: Safe’s service has given no price.',
  'accounts.silentMissing': 'Safe’s service could not ask {chains}. The others hold {known}.',
  'accounts.uncheckedMissing':
    'Not all accounts are checked yet. Those that are yours hold {known}.',
  'accounts.missingMore':
    'What {names} and {count} more are worth is not known. The others hold {known}.',
  'accounts.counted': { one: '{count} account', other: '{count} accounts' },
  'accounts.prices': 'prices from Safe’s service',
  'accounts.new': 'New account',
  'accounts.open': 'Open an account',
  'accounts.find': 'Find by name, address or network',
  'accounts.noMatch': 'No account matches “{text}”.',
  'accounts.looking': 'Looking for your accounts',
  'accounts.asking': 'Asking the blockchain which of them are yours',
  'accounts.signers': '{threshold} of {owners} approve',
  'accounts.named': 'Your name for it; this browser alone has it.',
  'accounts.forYou': { one: '{count} waits for you', other: '{count} wait for you' },
  'accounts.forOthers': { one: '{count} waits for others', other: '{count} wait for others' },
  'accounts.waiting': { one: '{count} waits', other: '{count} wait' },
  'accounts.showAddress': 'Show the whole address of {account}',
  'accounts.copy': 'Copy the address of {account}',
  'accounts.alike': 'Looks like {names} and is another address. Compare all of it:',
  'accounts.listing.foreign':
    'Safe’s service lists it as yours. The blockchain names other owners.',
  'accounts.listing.none':
    'Safe’s service lists it as yours. The blockchain has no account at this address.',
  'accounts.listing.unchecked': 'Safe’s service lists it as yours. Nobody has checked that.',
  'accounts.watchedNone': 'The blockchain has no account at this address.',
  'accounts.watchedUnchecked':
    'The blockchain did not answer. Whether an account is here is not known.',
  'accounts.unchecked': 'Not checked',
  'accounts.denied': 'Not yours',
  'accounts.deniedText':
    'Safe’s service lists these as yours, and the blockchain does not. Send nothing there.',
  'accounts.watched': 'You watch',
  'accounts.watchedText': 'Kept in this browser. Others own them.',
  'accounts.remove': 'Take {account} off the list',
  'accounts.removed': '{account} is off the list.',
  'accounts.undo': 'Undo',
  'accounts.planned': 'Planned',
  'accounts.plannedText': 'Not created yet. Their addresses can receive money already.',
  'accounts.plan': '{threshold} of {owners} will approve · to be created on {chains}',
  'accounts.planGhost': 'not created',
  'accounts.waits': 'Waits for you',
  'accounts.toApprove': '{count} to approve',
  'accounts.inAccounts': { one: 'In {count} account.', other: 'In {count} accounts.' },
  'accounts.waitsNothing': 'Nothing waits for you.',
  'accounts.waitsUnknown': 'What waits in some accounts is not known: Safe’s service did not say.',
  'accounts.waitsOthers': {
    one: '{count} waits for others.',
    other: '{count} wait for others.',
  },
  'accounts.connectTitle': 'Connect a wallet to see what it owns',
  'accounts.connectText':
    'A shared account knows its owners by their addresses. Nothing is signed by connecting.',
  'accounts.connect': 'Connect your wallet',
  'accounts.noneTitle': 'This address owns no shared account yet',
  'accounts.noneOnChainTitle': 'The blockchain names you as an owner of no account',
  'accounts.none': 'Create one, or ask an owner to add you.',
  'accounts.silent': 'Safe’s service could not ask {chains}.',
  'accounts.silentText': 'Accounts on it may be missing below.',
  'accounts.node': '{chains} did not answer.',
  'accounts.nodeText': 'Only Safe’s service says that these accounts are yours.',
  'accounts.elsewhere': {
    one: 'Safe’s service also lists accounts on {count} network that this app does not offer.',
    other: 'Safe’s service also lists accounts on {count} networks that this app does not offer.',
  },
  'accounts.watchTitle': 'Watch an account',
  'accounts.watchText':
    'Anyone can look. It stays in this browser and does not count in your totals.',
  'accounts.watchField': 'Address or name',
  'accounts.watchChain': 'Network',
  'accounts.watch': 'Watch',
  'accounts.watching': '{account} is on the list.',
  'accounts.sessionTitle': 'Sign in to Safe’s service (optional)',
  'accounts.sessionIn':
    'You are signed in. Safe’s service knows that this address is yours until you sign out or disconnect.',
  'accounts.sessionOut':
    'It keeps things for you alone, such as accounts you are preparing. You can pay without it.',
  'accounts.signOut': 'Sign out',
  'accounts.signIn': 'Sign in',
  'accounts.unlisted': 'You go on without Safe’s service.',
  'accounts.unlistedText':
    'Which accounts you own and what they are worth is not known here. Those that this browser keeps are listed.',
  'accounts.hosted': 'Use Safe’s service again',
  'accounts.what': 'which accounts you own',
  'accounts.what.worth': 'what they are worth',
} as const

/** Says one of these sentences, by its key. */
export const text = textOf(accountsCopy)

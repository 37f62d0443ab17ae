import { textOf } from '../../text/textOf.ts'

/** The sentences of what stands around every screen of an account. */
export const frameCopy = {
  'frame.accounts': 'Your accounts',
  'frame.rail': 'Accounts and places',
  'frame.places': 'Account',
  'frame.home': 'Home',
  'frame.assets': 'Assets',
  'frame.pay': 'Pay',
  'frame.requests': 'Requests',
  'frame.inbox': 'Inbox',
  'frame.activity': 'Activity',
  'frame.people': 'People',
  'frame.messages': 'Messages',
  'frame.settings': 'Settings and safety',
  'frame.more': 'More',
  'frame.waiting': '{count} waiting',
  'frame.waitingAtLeast': '{count} or more waiting',
  'frame.forYou': { one: '{count} waits for you', other: '{count} wait for you' },
  'frame.signers': '{chain} · {threshold} of {owners} approve',
  'frame.silent': 'Safe’s service does not answer',
  'frame.silentChain': 'The blockchain does not answer',
  'frame.switch': 'Other accounts',
  'frame.find': 'Find a person, payment or page',
  'frame.findShort': 'Find',
  'frame.connect': 'Connect Wallet',
  'frame.vouch': 'Who answers',
  'frame.chain': 'Blockchain',
  'frame.gateway': 'Safe’s service',
  'frame.gatewayHere': 'This browser’s own list',
  'frame.device': 'Your browser',
  'frame.noAnswer': 'no answer',
  'frame.asking': 'asking',
  'frame.leftOut': 'left out',
  'frame.demoLabel': 'Demo',
  'frame.demo': 'Demo: you are {name}.',
  'frame.demoSwitch': 'Switch to {name}',
  'frame.build': 'build {build}',

  // What is found behind each row of “More”.
  'more.requests': 'Ask to be paid, or show your code',
  'more.assets': 'Tokens, what they are worth, collectibles',
  'more.people': 'Names for addresses, known to this browser alone',
  'more.messages': 'What the account signs without paying',
  'more.settings': 'Owners, policy, limits, node, look',
  'more.accounts': 'All that you own or watch',

  // What stands where there is no account.
  'noAccount.page': 'No account',
  'noAccount.unchecked': 'Nobody could say whether this address is an account on {chain}.',
  'noAccount.title': 'This address is no shared account on {chain}.',
  'noAccount.invented': 'Safe’s service describes an account here. The blockchain has none.',
  'noAccount.invented.text': 'Do not send anything to this address.',
  'noAccount.silent': 'Safe’s service does not know it, and the blockchain did not answer.',
  'noAccount.silent.text': 'The account may well be there. Its money is where it was.',
  'noAccount.text':
    'It may be one on another network, or the address of a person. Compare it with the one you were given.',
  'noAccount.yours': 'Your accounts',
  'noAccount.other': 'Open another account',
} as const

/** Says one of these sentences, by its key. */
export const text = textOf(frameCopy)

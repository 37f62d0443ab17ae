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
} as const

/** Says one of these sentences, by its key. */
export const text = textOf(frameCopy)

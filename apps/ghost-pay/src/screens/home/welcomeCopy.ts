import { textOf } from '../../text/textOf.ts'

/** What the first page says before anything further is loaded. */
export const welcomeCopy = {
  'welcome.title': 'Money moves when enough of you have seen it.',
  'welcome.lead':
    'Ghost Pay is for accounts that several people hold. It checks every payment against the blockchain before anybody approves it, and says where each figure comes from.',
  'welcome.connect': 'Connect your wallet',
  'welcome.accounts': 'Your accounts',
  'welcome.create': 'New account',
  'welcome.demo': 'Open the demo treasury',
  'welcome.promise': 'This site will see your address. It cannot move anything.',
} as const

/** Says one of these sentences, by its key. */
export const text = textOf(welcomeCopy)

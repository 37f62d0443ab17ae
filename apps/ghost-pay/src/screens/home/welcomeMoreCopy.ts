import { textOf } from '../../text/textOf.ts'

/** What the first page says below and beside the first thing to read. */
export const welcomeMoreCopy = {
  'welcomeMore.vouch': 'It says where figures come from',
  'welcomeMore.vouch.text':
    'The blockchain, Safe’s service, or your browser: every figure shows its source and its age. When one of them is wrong, the page says so and does not let you approve.',
  'welcomeMore.second': 'A second look, offline',
  'welcomeMore.second.text':
    'One scan brings a payment to another device. A small page without any network says the same sentence, with the same codes.',
  'welcomeMore.outlives': 'It outlives its servers',
  'welcomeMore.outlives.text':
    'Safe’s service or this site may vanish. The account is on the blockchain, and signatures also travel by link, file or code.',
  'welcomeMore.open': 'Open an account',
  'welcomeMore.open.text': 'Anyone can look. Only owners can approve.',
  'welcomeMore.open.field': 'Account address',
  'welcomeMore.open.placeholder': '0x… or eth:0x… or a name',
  'welcomeMore.open.button': 'Open',
  'welcomeMore.recent': 'In this browser',
  'welcomeMore.recent.none': 'Accounts that you open are listed here, in this browser alone.',
  'welcomeMore.recent.opened': 'opened {ago} ago',
  'welcomeMore.hashes': 'Hashes of this build',
  'welcomeMore.build': 'This app',
  'welcomeMore.build.title':
    'SHA-256 over the list of every script of this build and its hash. Two builds of the same source give the same one.',
  'welcomeMore.build.none': 'development',
  'welcomeMore.build.copy': 'Copy the hash of this build',
  'welcomeMore.verify': 'Check on another device',
  'welcomeMore.verify.page': 'The page for another device',
  'welcomeMore.verify.copy': 'Copy the hash of verify.html',

  'welcomeMore.checks': 'Before anybody approves',
  'welcomeMore.checks.text':
    'Eight checks, and who answers each. If one fails, nobody can approve.',
  'welcomeMore.checks.bytes': 'You sign exactly what you read',
  'welcomeMore.checks.contract': 'The account’s contract confirms it',
  'welcomeMore.checks.gateway': 'Safe’s service shows the same',
  'welcomeMore.checks.token': 'The token is the real one',
  'welcomeMore.checks.rehearsal': 'A trial run shows what moves',
  'welcomeMore.checks.payee': 'You know who is paid',
  'welcomeMore.checks.place': 'Nothing else has its number',
  'welcomeMore.checks.twin': 'Nothing like it waits already',
  'welcomeMore.demo.rule': '{count} of {owners} must approve',
  'welcomeMore.demo.worth': 'all that it holds',
  'welcomeMore.demo.worthUnknown': 'What all of it is worth is not known.',
  'welcomeMore.demo.waiting': {
    one: '{count} payment waits',
    other: '{count} payments wait',
  },
  'welcomeMore.demo.waitingNone': 'No payment waits',
  'welcomeMore.demo.waitingUnknown': 'What waits is not known yet',
  'welcomeMore.demo.checks': 'Each is checked when you open it',
  'welcomeMore.demo.owners': 'Owners: {names}',
  'welcomeMore.demo.inbox': 'Look at the inbox',
  'welcomeMore.demo.seal': 'Seal of the next payment; none of its checks has run yet',
  'welcomeMore.demo.where': 'On a network in your computer. No money is in it.',
} as const

/** Says one of these sentences, by its key. */
export const text = textOf(welcomeMoreCopy)

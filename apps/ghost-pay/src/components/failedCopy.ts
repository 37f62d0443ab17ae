import { textOf } from '../text/textOf.ts'

/** What is said beside a list or a page whose gateway or node did not answer. */
export const failedCopy = {
  'failed.label': 'What could not be read',
  'failed.again': 'Try again',
  'failed.gateway':
    'We cannot show {what} until it answers. Nothing is lost: what the account holds is on the blockchain.',
  'failed.leads':
    'We cannot show {what} until it answers. You can pay and approve without it: your browser then reads the blockchain itself, and the other owners see what you prepare when you hand it on.',
  'failed.without': 'Go on without it',
  'failed.here':
    'Until then we cannot show {what}. Nothing is lost: what the account holds is on the blockchain.',
  'failed.offline':
    'Without a network we cannot show {what}. Nothing is lost: it is on the blockchain.',
  'failed.node': 'The blockchain did not answer about {what}.',
  'failed.node.then': 'Nothing is approved while only Safe’s service says so.',
} as const

/** Says one of these sentences, by its key. */
export const text = textOf(failedCopy)

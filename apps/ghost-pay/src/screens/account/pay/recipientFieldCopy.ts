import { textOf } from '../../../text/textOf.ts'

/** The sentences around the field of who is paid. */
export const recipientFieldCopy = {
  'recipientField.label': 'To',
  'recipientField.hint': 'Name, address or ENS name',
  'recipientField.paid': 'Last paid {when}',
  'recipientField.notPaid': 'Not paid yet',
  'recipientField.unnamed': 'No name yet',
  'recipientField.fromChain': '● blockchain',
  'recipientField.use': 'Put 0x before it',
  'recipientField.link': 'This link says by itself who is paid, and how much.',
  'recipientField.fill': 'Fill in the payment',
  'recipientField.openLink': 'Open the payment link',
} as const

/** Says one of these sentences, by its key. */
export const text = textOf(recipientFieldCopy)

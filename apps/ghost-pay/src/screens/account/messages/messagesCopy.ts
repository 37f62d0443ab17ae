import { textOf } from '../../../text/textOf.ts'

/** The sentences of Messages. */
export const messagesCopy = {
  'messages.title': 'Messages',
  'messages.intro':
    'What this account says without paying: sign-ins, agreements, permissions. Nothing is sent to the blockchain, and it costs no fee.',
  'messages.new': 'New message',
  'messages.reading': 'Reading the messages',
  'messages.unread': 'The messages are not known now.',
  'messages.what': 'the messages',
  'messages.keptTitle': 'Signed here, not with Safe’s service yet',
  'messages.keptWhy':
    'Safe’s service has not taken these signatures. They are kept in this browser: open each and send it again.',
  'messages.emptyTitle': 'No messages',
  'messages.empty':
    'Write one, or let a website ask this account to sign in. Each message is here, with who has signed it.',
  'messages.earlier': 'Earlier messages',
  'messages.loading': 'Reading earlier messages',
  'messages.by': 'from {who}, says Safe’s service',
  'messages.text': '“{text}”',
  'messages.textEmpty': 'An empty text',
  'messages.typed': '{type} for {name}',
  'messages.typedOnly': '{type}',
  'messages.permitMark': 'Whoever holds this signature may take tokens of this account.',
  'messages.transactionMark': 'It counts as your signature in another account.',
  'messages.lieMark': 'Safe’s service shows another message than the one it keeps. Do not sign it.',
  'messages.unreadableMark': 'This cannot be read, so nobody can say what it allows.',
  'messages.badMark': {
    one: '{count} signature that Safe’s service shows does not count.',
    other: '{count} signatures that Safe’s service shows do not count.',
  },
  'messages.complete': 'Signed',
  'messages.answersTitle': 'How a website checks it',
  'messages.answers': 'Websites can check what is signed here.',
  'messages.details': 'Details',
  'messages.answersWith': '{contract} answers for the account.',
  'messages.answersUnknown':
    'Websites can check what is signed here. The blockchain has not said what answers.',
  'messages.answersNone':
    'Websites cannot check what is signed here: the account has no fallback handler. Nothing signed here can be valid for them.',
  'messages.handler': 'Its fallback handler',
  'messages.chain': 'read from the blockchain',
  'messages.neededTitle': 'Who signs',
  'messages.needed': {
    one: '{count} of {owners} owners signs a message, as with a payment.',
    other: '{count} of {owners} owners sign a message, as with a payment.',
  },
} as const

/** Says one of these sentences, by its key. */
export const text = textOf(messagesCopy)

/** The sentences of Messages. */
export const messagesCopy = {
  'messages.title': 'Messages',
  'messages.intro':
    'What this account says without paying: sign-ins, agreements, permissions. Nothing is sent to the blockchain, and it costs no fee.',
  'messages.new': 'New message',
  'messages.reading': 'Reading the messages',
  'messages.what': 'the messages',
  'messages.keptTitle': 'Signed here, not with Safe’s service yet',
  'messages.keptWhy':
    'Safe’s service has not taken these signatures. They are kept in this browser: open each and send it again.',
  'messages.emptyTitle': 'No messages',
  'messages.empty':
    'Write one, or let an app ask this account to sign in. Each message shows here, with who has signed it.',
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
  'messages.unreadableMark': 'This can not be read, so nobody can say what it allows.',
  'messages.badMark': {
    one: '{count} signature that Safe’s service shows does not count.',
    other: '{count} signatures that Safe’s service shows do not count.',
  },
  'messages.complete': 'Signed',
  'messages.answersTitle': 'How an app checks it',
  'messages.answersWith':
    'An app asks this account whether the signatures are good (ERC-1271). {contract} answers for it.',
  'messages.answersItself':
    'An app asks this account whether the signatures are good (ERC-1271). It answers itself.',
  'messages.answersUnknown':
    'An app asks this account whether the signatures are good (ERC-1271). The blockchain has not said what answers.',
  'messages.answersNone':
    'Nothing at this account answers apps: it has no fallback handler. Whatever is signed here can never be valid for an app.',
  'messages.handler': 'Its fallback handler',
  'messages.chain': 'read from the blockchain',
  'messages.neededTitle': 'Who signs',
  'messages.needed': {
    one: '{count} of {owners} owners signs a message, as with a payment.',
    other: '{count} of {owners} owners sign a message, as with a payment.',
  },
} as const

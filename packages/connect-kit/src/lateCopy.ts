/**
 * The sentences of parts that are fetched by themselves, by key: they come with these parts, and cost the dialogs nothing. For the
 * host they are sentences as all others are.
 */
export const lateCopy = {
  'account.atomic': 'Does several steps in one transaction',
  'account.atomicReady': 'Can do several steps in one transaction, once you allow it',
  'account.sponsored': 'Somebody else can pay the network fee',
  'account.receive': 'Receive',
  'account.code': 'QR code with your address',
  'account.onlyOn': 'Only on {chain}: what is sent here on another network may be lost.',
  'transaction.partly': 'Partly done',
  'transaction.steps': 'Steps: {n}',
  'terms.first': 'To choose a wallet, tick the box first.',
} as const

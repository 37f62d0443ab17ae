import { textOf } from '../../text/textOf.ts'

/** The sentences of the page that checks a receipt. */
export const receiptCheckCopy = {
  'check.page': 'Check a receipt',
  'check.lead':
    'Open the file that somebody gave you. Your browser compares it with the blockchain and sends it nowhere.',
  'check.file': 'Choose a receipt file',
  'check.hint': 'A file that this app has saved. Its name ends with .json.',
  'check.reading': 'Asking the blockchain.',
  'check.silent': 'The blockchain did not answer, so nothing is known of this receipt.',
  'check.again': 'Ask again',
  'check.bad.format': 'This file is no receipt.',
  'check.bad.formatVersion':
    'This receipt was written by a later version of this app. Update the app to check it.',
  'check.bad.field': 'This receipt is damaged: the part “{field}” cannot be read.',
  'check.otherChain': 'This receipt is of a network that this app does not have ({id}).',
  'check.true': 'This receipt is true',
  'check.trueMore': 'The blockchain says the same, down to the last digit.',
  'check.part':
    'It is one person’s receipt: the transaction may have paid others, and they are not in this file.',
  'check.false': 'This receipt is not true',
  'check.falseMore': 'Do not rely on it. The blockchain says something else:',
  'check.partly': 'True as far as the blockchain can tell',
  'check.partlyMore':
    'Payments in the network’s own currency leave no trace of their own. These stand in the receipt alone:',
  'check.not.chainId': 'It names another network.',
  'check.not.transactionHash': 'The blockchain knows no such transaction.',
  'check.not.execution': 'The account did not do this in that transaction.',
  'check.not.blockNumber': 'It is in another block.',
  'check.not.blockHash': 'The block has another hash.',
  'check.not.time': 'It happened at another time.',
  'check.not.fee': 'Another fee was paid, or by somebody else.',
  'check.not.payment': 'The blockchain has no such payment: {amount} to {name}.',
  'check.not.missing': 'It leaves out a payment: {amount} to {name}.',
  'check.unproven': '{amount} to {name}',
  'check.testnet': 'This is a test network: its money is worth nothing.',
  'check.anyName': 'A token can call itself anything: compare its address.',
  'check.network': 'Network',
  'check.token': 'Token',
  'check.what': 'What it says',
  'check.from': 'Paid by',
  'check.paid': 'Paid to {name}',
  'check.when': 'When',
  'check.memo': 'For',
  'check.memo.bound': 'The blockchain has the fingerprint of these words.',
  'check.memo.claimed':
    'Somebody wrote these words into the receipt. The blockchain does not have them.',
  'check.transaction': 'On the blockchain',
  'check.units': '{amount} base units of the token {token}',
} as const

/** Says one of these sentences, by its key. */
export const text = textOf(receiptCheckCopy)

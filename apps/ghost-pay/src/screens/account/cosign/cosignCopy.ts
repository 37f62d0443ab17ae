import { textOf } from '../../../text/textOf.ts'

/** The sentences of signing without a gateway. */
export const cosignCopy = {
  'cosign.title': 'Sign together, without a server',
  'cosign.page': 'Co-sign',
  'cosign.lead':
    'A payment goes from owner to owner as a link or a file, and is sent straight to the blockchain.',
  'cosign.open': 'Open a payment',
  'cosign.openHint': 'This browser checks what you open and sends nothing of it anywhere.',
  'cosign.files': 'Choose files',
  'cosign.filesHint': 'One, or several of the same payment. They can be dropped here as well.',
  'cosign.paste': 'Or paste the link or the text',
  'cosign.go': 'Open',
  'cosign.reading': 'Reading and checking the signatures',

  'cosign.kept': 'In this browser',
  'cosign.none': 'No payment here yet',
  'cosign.noneWhy':
    'Open what another owner gave you, or choose “Pass it on without Safe’s service” when you review a payment.',
  'cosign.signatures': {
    one: '{count} approval',
    other: '{count} approvals',
  },
  'cosign.executed': 'Sent',
  'cosign.passed': 'Over: another one took its number',
  'cosign.row': '{account} · no. {nonce} in line · changed {when} ago',
  'cosign.title.payment': 'Payment to {name}',
  'cosign.title.batch': { one: 'Batch of {count} step', other: 'Batch of {count} steps' },
  'cosign.title.rejection': 'Cancels no. {nonce} in line',
  'cosign.title.settings': 'Change of the account',
  'cosign.title.call': 'Call of a contract',

  'cosign.how': 'How it goes',
  'cosign.how.sign': 'You read it here and approve it with your wallet.',
  'cosign.how.pass': 'You pass the link or the file on, in a mail or a chat.',
  'cosign.how.back':
    'Each owner adds an approval and passes it on. Several files are put together.',
  'cosign.how.execute': 'With enough approvals anybody can send it. Only the blockchain is needed.',

  'cosign.owners': 'Asking the blockchain about the account and its tokens',

  'cosign.share': 'Pass it on',
  'cosign.shareHint':
    'With every approval that holds. No server sees the part after # in the link.',
  'cosign.copy': 'Copy the link',
  'cosign.save': 'Save as a file',
  'cosign.code': { one: 'Show a code to scan', other: 'Show {count} codes to scan' },
  'cosign.codesHow':
    'On the other device choose “Open a payment” in this app, then “Scan codes”. Hold its camera on the codes until it has all of them.',
  'cosign.codeOf': 'A code with the link to this payment',
  'cosign.noCode': 'It is too long for codes. Pass on the file.',
  'cosign.scan': 'Scan codes',
  'cosign.scan.stop': 'Stop scanning',
  'cosign.scan.camera': 'What the camera sees',
  'cosign.scan.hold': 'Hold the camera on the code.',
  'cosign.scan.seen': '{seen} of {total} codes read. Keep holding.',
  'cosign.scan.unable':
    'This browser cannot read codes. A single code is a link, which the camera app of your phone opens; of several codes, ask for the link or the file instead.',
  'cosign.scan.failed':
    'The camera could not be used: it was not allowed, another program uses it, or there is none. Ask for the link or the file instead.',
  'cosign.add': 'Add what came back',
  'cosign.added': {
    one: '{count} approval came with it. What holds stands on this page.',
    other: '{count} approvals came with it. What holds stands on this page.',
  },
  'cosign.nothingNew': 'It had no approval that was not here already.',
  'cosign.gone': 'This payment is not in this browser',
  'cosign.goneWhy': 'Open its link or its file again.',

  'cosign.left': {
    one: 'One approval was left out',
    other: '{count} approvals were left out',
  },
  'cosign.left.stranger': 'The one of {name}: the blockchain says that this is no owner.',
  'cosign.left.invalid': 'The one said to be of {name}: it is not for this payment.',
  'cosign.leftWhy': 'They do not count, and are not passed on.',
  'cosign.device': 'You approved. Pass it on to the next owner.',
  'cosign.used': 'Its number in line is used up',
  'cosign.usedWhy':
    'It was sent, or another took its number. Look under Activity when Safe’s service answers.',

  'cosign.bad.format': 'This is no payment to approve: neither a link, nor a file, nor its text.',
  'cosign.bad.formatVersion':
    'This was written by a later version. Open it with a newer build of this app.',
  'cosign.bad.damaged': 'This is cut off or damaged. Copy all of it again.',
  'cosign.bad.tooLarge': 'This is larger than a payment can be. Nothing of it was read.',
  'cosign.bad.full': {
    one: 'This browser keeps {count} payment for passing on at most. Throw it away first.',
    other:
      'This browser keeps {count} payments for passing on at most. Throw one away that is not needed any more.',
  },
  'cosign.bad.field':
    'The part “{field}” is missing, unknown, or nothing that an account could read. Nothing of it was used.',
  'cosign.bad.hash':
    'Somebody changed it: its code is not the code of what it pays. Do not approve it anywhere.',
  'cosign.bad.other':
    'These are different payments. Only files of one and the same are put together.',
  'cosign.bad.otherHere': 'This is another payment than the one on this page. Open it by itself.',
  'cosign.bad.chain':
    'It is for a network that this app does not serve (number {id}). It was not opened.',
  'cosign.bad.file': 'The file could not be read. Choose it again, or paste its text.',

  'cosign.without': 'This browser has this payment',
  'cosign.withoutWhy':
    'With its signatures as they were last seen. It can be approved, passed on and sent without Safe’s service.',
  'cosign.withoutGo': 'Go on without Safe’s service',
  'cosign.what': 'the account and its tokens',
} as const

/** Says one of these sentences, by its key. */
export const text = textOf(cosignCopy)

/** The sentences of the payroll. */
export const payrollCopy = {
  'payroll.page': 'Pay several',
  'payroll.title': { one: '{count} line to pay', other: '{count} lines to pay' },
  'payroll.lead': 'Nothing is signed yet.',
  'payroll.kept': 'kept on this device',
  'payroll.account': 'this account',
  'payroll.startOver': 'Start over',
  'payroll.pasteMore': 'Paste more',
  'payroll.line': 'Line',

  'payroll.paste.label': 'Paste lines from a spreadsheet',
  'payroll.paste.hint':
    'One payment in each line: an address and an amount, with a name, a token and a memo if you like. Commas, semicolons and tabs all work.',
  'payroll.paste.read': 'Read the lines',
  'payroll.paste.file': 'Open a file',
  'payroll.paste.tooLong': 'This is more than {lines} lines. Cut the file into several.',
  'payroll.paste.unreadable': 'This file cannot be read as text. Save it as CSV.',

  'payroll.ask.decimalSign': 'How are the amounts written? {example} can be read in two ways.',
  'payroll.ask.mixed':
    'The amounts are written in two ways, for example {example}. Which sign is before the cents?',
  'payroll.ask.point': 'A point is before the cents',
  'payroll.ask.comma': 'A comma is before the cents',
  'payroll.ask.amountColumn': 'Several columns have numbers. Which one has the amounts?',
  'payroll.ask.amountColumn.one': 'Column {column}, for example {example}',
  'payroll.ask.address': 'No column has addresses. Each line needs one.',
  'payroll.ask.amount': 'No column has amounts. Each line needs one.',

  'payroll.with': 'Pay with',
  'payroll.bind': 'Bind the memos to the payments',
  'payroll.bind.hint':
    'The owners sign the fingerprint of each memo with its payment, and the chain keeps it. A line whose token does not take one is paid without.',
  'payroll.bind.unable':
    'This node cannot rehearse single lines, so nobody knows whether the tokens take memos. None is bound.',
  'payroll.bind.taken': {
    one: '{count} of {all} lines carries the fingerprint of its memo.',
    other: '{count} of {all} lines carry the fingerprint of their memos.',
  },
  'payroll.figure.leaves': 'Leaves {account}',
  'payroll.figure.left': 'Left after',
  'payroll.figure.leftOf': 'of {balance} {symbol}',
  'payroll.figure.short': '{missing} {symbol} too little',
  'payroll.figure.batches': 'Batches',
  'payroll.figure.batches.each': {
    one: 'one signature from each owner',
    other: 'one signature each from every owner',
  },
  'payroll.figure.fee': 'Network fee, about',
  'payroll.figure.fee.by': 'paid by whoever sends it',

  'payroll.loom':
    '{total} lines: {arrives} rehearsed, {waits} waiting, {look} to look at, {stop} stopped',
  'payroll.rehearsing': 'Rehearsing: {done} of {total}',
  'payroll.rehearsed': { one: 'Rehearsed: {count} line', other: 'Rehearsed: {count} lines' },
  'payroll.rehearsal.block': 'at block {block}, nothing is sent',
  'payroll.rehearsal.none':
    'This node cannot rehearse single lines. Each batch is rehearsed when you review it.',
  'payroll.state.arrives': 'Arrives',
  'payroll.state.running': 'Rehearsing',
  'payroll.state.waits': 'Waits',
  'payroll.state.look': 'Look at it',
  'payroll.state.stop': 'Stops you',
  'payroll.state.fails': 'Fails',
  'payroll.state.duplicate': 'Twice',
  'payroll.state.firstTime': 'First time',
  'payroll.state.unseen': 'Not seen before',

  'payroll.filter': 'Show',
  'payroll.filter.all': 'All {count}',
  'payroll.filter.stop': { one: '{count} stops you', other: '{count} stop you' },
  'payroll.filter.duplicate': '{count} alike',
  'payroll.filter.firstTime': { one: '{count} first-timer', other: '{count} first-timers' },
  'payroll.filter.unseen': { one: '{count} not seen before', other: '{count} not seen before' },
  'payroll.filter.none': 'No line is like that any more.',

  'payroll.head.to': 'To',
  'payroll.head.address': 'Address',
  'payroll.head.amount': 'Amount',
  'payroll.head.rehearsal': 'Rehearsal',
  'payroll.unnamed': 'No name',
  'payroll.batch': {
    one: 'Batch {batch}: {count} payment',
    other: 'Batch {batch}: {count} payments',
  },
  'payroll.batch.review': 'Review batch {batch}',
  'payroll.batch.opened': 'Looked over',
  'payroll.more': { one: 'Show {count} more line', other: 'Show {count} more lines' },
  'payroll.dropped': { one: '{count} line was dropped.', other: '{count} lines were dropped.' },
  'payroll.takeBack': 'Take them back',

  'payroll.problem.addressMissing': 'No address stands in this line.',
  'payroll.problem.addressName': '{name} is a name. Enter the address that it stands for.',
  'payroll.problem.addressWord': '“{name}” is no address.',
  'payroll.problem.addressOneMissing': 'One character of the address is missing.',
  'payroll.problem.addressOneMissingFits':
    'One character is missing. An address that you know fits the rest.',
  'payroll.problem.addressChecksum':
    'The capitals of this address do not fit: a character may be wrong. Copy it again.',
  'payroll.problem.addressOtherChain':
    'This address is meant for another network ({prefix}). Ask for one on this network.',
  'payroll.problem.addressZero': 'Nobody holds this address. What is sent there is lost.',
  'payroll.problem.addressOwn': 'This is the account that pays.',
  'payroll.problem.addressToken':
    'This is the contract of the token {symbol}. What is sent there is lost.',
  'payroll.problem.lookAlike':
    'This looks like an address that you know, and is another one. Compare every character.',
  'payroll.problem.lookAlikeNamed':
    'This looks like the address of {name}, and is another one. Compare every character.',
  'payroll.problem.lookAlikeLine':
    'This looks like the address in line {line}, and is another one. Compare every character.',
  'payroll.problem.tokenUnknown': 'This account has no token “{token}”, or more than one.',
  'payroll.problem.amountMissing': 'No amount stands in this line.',
  'payroll.problem.amountUnreadable': 'This is no amount. Write it in digits.',
  'payroll.problem.amountUnclear': 'This amount can be read in two ways. Answer above.',
  'payroll.problem.amountZero': 'The amount is 0.',
  'payroll.problem.amountPrecise': '{symbol} has {decimals} digits behind the point, not more.',
  'payroll.problem.amountTooLarge': 'This is more {symbol} than the account holds.',
  'payroll.problem.duplicate': 'Same person and amount as line {line}.',
  'payroll.problem.firstTime':
    'This account has not paid this address before. Read the address to its owner.',
  'payroll.problem.unseen':
    'This address is not among the last payments of this account. Older ones were not read. Read the address to its owner.',
  'payroll.problem.fails': 'The network would refuse this payment, and with it the whole batch.',

  'payroll.act.useIt': 'Use that one',
  'payroll.act.correct': 'Correct it',
  'payroll.act.save': 'Save',
  'payroll.act.cancel': 'Leave it',
  'payroll.act.drop': 'Drop this one',
  'payroll.act.keepBoth': 'Keep both',
  'payroll.act.compared': 'I compared it',
  'payroll.act.address': 'Address in line {line}',
  'payroll.act.amount': 'Amount in line {line}',

  'payroll.bar.lineStops': 'Line {line} stops you',
  'payroll.bar.lineStops.more': 'Correct it or drop it, then review.',
  'payroll.bar.question': 'A question is open',
  'payroll.bar.question.more': 'Answer it above, then review.',
  'payroll.bar.short': 'There is too little {symbol}',
  'payroll.bar.short.more': 'Drop lines, or move money to this account first.',
  'payroll.bar.nothing': 'No line can be paid',
  'payroll.bar.nothing.more': 'Paste more lines, or take back what was dropped.',
  'payroll.bar.binding': 'The memos are being tried out',
  'payroll.bar.binding.more': 'A moment: each line is rehearsed with its memo.',
  'payroll.bar.look': { one: '{count} line wants a look', other: '{count} lines want a look' },
  'payroll.bar.look.more': 'They do not stop you.',
  'payroll.bar.ready': 'Every line can be paid',
  'payroll.bar.ready.more': 'Each batch is looked over once more before it is signed.',
  'payroll.bar.review': { one: 'Review {count} batch', other: 'Review {count} batches' },
  'payroll.bar.next': 'Review batch {batch} of {count}',
  'payroll.bar.drop': 'Drop line {line}',

  'payroll.draft.note': 'Batch {batch} of {count}',
  'payroll.side.checked': 'What is checked in every line',
  'payroll.side.checked.address':
    'The address: its checksum, and whether it looks like another one you know.',
  'payroll.side.checked.amount': 'The amount, and whether the account has the token.',
  'payroll.side.checked.twice': 'Whether somebody stands there twice with the same amount.',
  'payroll.side.checked.first': 'Who would be paid for the first time.',
  'payroll.side.checked.balance': 'Whether the account holds enough for all of it.',
  'payroll.side.next': 'What happens then',
  'payroll.side.next.read': 'You see every line, and mend what is wrong where it stands.',
  'payroll.side.next.rehearse':
    'Each payment is rehearsed, where the node can do that. Nothing is sent.',
  'payroll.side.next.split': 'A long list is split into batches of at most 200 payments.',
  'payroll.side.next.sign': 'Each batch is looked over once more, then signed.',
  'payroll.here':
    'Without the gateway only those tokens are known that came or left lately, or that this browser has seen in this account; for new ones nobody vouches. What is not listed here may still be in the account.',
  'payroll.here.token':
    'No token “{token}” is known without the gateway, or more than one is. That is not to say that the account has none.',
  'payroll.pay': 'Pay',
  'payroll.what': 'what this account holds',
  'payroll.asking': 'Asking what this account holds',
} as const

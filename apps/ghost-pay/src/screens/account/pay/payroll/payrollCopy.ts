/** The sentences of the payroll. */
export const payrollCopy = {
  'payroll.page': 'Pay several',
  'payroll.lead': 'nothing is signed yet',
  'payroll.lead.left': 'the others are signed',
  'payroll.from': 'From {account}',
  'payroll.lines': { one: '{count} line', other: '{count} lines' },
  'payroll.menu': 'More',
  'payroll.kept': 'kept in your browser',
  'payroll.account': 'this account',
  'payroll.startOver': 'Start over',
  'payroll.pasteMore': 'Paste more',

  'payroll.paste.label': 'Paste lines from a spreadsheet',
  'payroll.paste.hint':
    'One payment in each line: an address and an amount, with a name, a token and a memo if you like. Commas, semicolons and tabs all work.',
  'payroll.paste.read': 'Read the lines',
  'payroll.paste.file': 'Open a file',
  'payroll.paste.tooLong': 'This is more than {lines} lines. Cut the file into several.',

  'payroll.asking': 'Asking what this account holds',
  'payroll.columns': 'What each column is',
  'payroll.columns.kept':
    'Your answers are kept with these headings, and asked again when they change.',
  'payroll.columns.titles': {
    one: '{count} line above the headings is not read.',
    other: '{count} lines above the headings are not read.',
  },
  'payroll.column': 'Column {column}',
  'payroll.use.address': 'Payee',
  'payroll.use.amount': 'Amount',
  'payroll.use.token': 'Token',
  'payroll.use.name': 'Name',
  'payroll.use.memo': 'Memo',
  'payroll.use.tokenKind': 'Kind of token',
  'payroll.use.chain': 'Network',
  'payroll.use.unused': 'Not used',
  'payroll.use.address.open': 'Payee?',
  'payroll.use.amount.open': 'Amount?',
  'payroll.use.token.open': 'Token?',
  'payroll.use.chain.open': 'Network?',
  'payroll.use.name.open': 'Name?',
  'payroll.why.answer': 'you said so',
  'payroll.why.words': 'by its heading',
  'payroll.why.look': 'by what stands in it',
  'payroll.why.asked': 'not clear',
  'payroll.why.count': 'numbers the lines',
  'payroll.why.none': 'nothing is taken from it',
  'payroll.why.addresses': '{count} of {all} are addresses',
  'payroll.why.amounts': '{count} of {all} are amounts',
  'payroll.state.twoNames': 'Same address',
  'payroll.problem.openQuote':
    'A quote in this line is not closed, so its cells may be wrong. Correct the text, or drop the line.',
  'payroll.problem.rowsInQuotes':
    'A quote in this line goes on over further lines that have an address. Correct the text, or drop the line.',
  'payroll.problem.otherHeading':
    'Another heading stands above this line, so its cells may mean something else. Take these lines out of the text and pay them as a payroll of their own.',
  'payroll.problem.setAside': 'This line says “{written}”, so it is not paid. Drop it here.',
  'payroll.problem.otherChain':
    'This line is for {chain}, and this account pays on another network. Drop it here.',
  'payroll.problem.otherChainUnnamed':
    'This line is for another network than this account. Drop it here.',
  'payroll.problem.chainUnclear': 'Answer above which network this line is for.',
  'payroll.problem.amountUnit': 'Answer above whether the amounts are paid as they stand.',
  'payroll.problem.tokenMissing':
    'This line names no token. Answer above what such lines are paid in.',
  'payroll.problem.twoNames': 'Line {line} has the same address under the name {name}.',
  'payroll.problem.addressInText':
    'Another address is in the name or the memo. See whether the columns are right.',

  'payroll.with': 'Pay with',
  'payroll.bind': 'Bind the memos to the payments',
  'payroll.bind.hint':
    'The owners approve the fingerprint of each memo with its payment, and the blockchain keeps it. A line whose token does not take one is paid without.',
  'payroll.bind.unable':
    'Single lines cannot have a trial run here, so nobody knows whether the tokens take memos. None is bound.',
  'payroll.bind.taken': {
    one: '{count} of {all} lines carries the fingerprint of its memo.',
    other: '{count} of {all} lines carry the fingerprint of their memos.',
  },
  'payroll.figure.leaves': 'Leaves {account}',
  'payroll.figure.people': { one: '{count} person', other: '{count} people' },
  'payroll.figure.signing': 'Signing',
  'payroll.figure.batches': { one: '{count} batch of {sizes}', other: '{count} batches: {sizes}' },
  'payroll.figure.short': '{missing} {symbol} too little',
  'payroll.figure.batches.each': {
    one: 'each owner signs once',
    other: 'each owner signs each of them',
  },

  'payroll.grid': '{total} lines: {arrives} arrive, {waits} waiting, {stop} stop you',
  'payroll.rehearsed': {
    one: 'Trial run: {count} of {total} arrives.',
    other: 'Trial run: {count} of {total} arrive.',
  },
  'payroll.rehearsal.nothing': 'Nothing is sent.',
  'payroll.rehearsal.block': 'block {block}',
  'payroll.rehearsing': 'Trial run: {done} of {total}',
  'payroll.rehearsal.none':
    'Single lines cannot have a trial run here. Each batch has one when you review it.',
  'payroll.state.arrives': 'Arrives',
  'payroll.state.running': 'Trial run',
  'payroll.state.waits': 'Waits',
  'payroll.state.look': 'Look at it',
  'payroll.state.stop': 'Stops you',
  'payroll.state.fails': 'Fails',
  'payroll.state.duplicate': 'Twice',

  'payroll.head.to': 'To',
  'payroll.head.address': 'Address',
  'payroll.head.amount': 'Amount',
  'payroll.head.n': 'Line',
  'payroll.head.symbol': 'Token',
  'payroll.head.state': 'Trial run',
  'payroll.notCompared': 'not compared yet',
  'payroll.group.stop': { one: '{count} line stops you', other: '{count} lines stop you' },
  'payroll.group.arrive': { one: '{count} line arrives', other: '{count} lines arrive' },
  'payroll.group.others': { one: '{count} line', other: '{count} lines' },
  'payroll.unnamed': 'No name',
  'payroll.batch': {
    one: 'Batch {batch}: {count} payment',
    other: 'Batch {batch}: {count} payments',
  },
  'payroll.batch.review': 'Review batch {batch}',
  'payroll.batch.opened': 'Opened for review',
  'payroll.more': { one: 'Show {count} more line', other: 'Show {count} more lines' },
  'payroll.dropped': { one: '{count} line was dropped.', other: '{count} lines were dropped.' },
  'payroll.takeBack': 'Take them back',

  'payroll.problem.addressMissing': 'There is no address in this line.',
  'payroll.problem.addressName': '{name} is a name. Enter the address that it stands for.',
  'payroll.problem.addressWord': '“{name}” is not an address.',
  'payroll.problem.addressOneMissing': 'The address is one character short: 39 of 40.',
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
  'payroll.problem.amountMissing': 'There is no amount in this line.',
  'payroll.problem.amountUnreadable': 'This is not an amount. Write it in digits.',
  'payroll.problem.amountLetter': '“{written}” has a letter {letter} in it. Write it in digits.',
  'payroll.problem.amountUnclear': 'This amount can be read in two ways. Answer above.',
  'payroll.problem.amountZero': 'The amount is 0.',
  'payroll.problem.amountPrecise': '{symbol} has {decimals} decimals, not more.',
  'payroll.problem.amountTooLarge': 'This is more {symbol} than the account holds.',
  'payroll.problem.duplicate': 'Same person and amount as line {line}.',
  'payroll.problem.firstTime': 'New payee. Confirm the address with them.',
  'payroll.problem.unseen':
    'Not among the last payments; older ones were not read. Confirm the address with them.',
  'payroll.problem.fails': 'The network would refuse this payment, and with it the whole batch.',

  'payroll.names.found': {
    one: '{count} line names its payee, and has an address on {chain}.',
    other: '{count} lines name their payees, and each name has an address on {chain}.',
  },
  'payroll.names.more':
    'Each address stands below its line. You compare it before anything is reviewed.',
  'payroll.names.use': {
    one: 'Use this {count} address',
    other: 'Use these {count} addresses',
  },
  'payroll.act.useIt': 'Use that one',
  'payroll.act.correct': 'Correct it',
  'payroll.act.save': 'Save',
  'payroll.act.cancel': 'Leave it',
  'payroll.act.drop': 'Drop this line',
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
  'payroll.bar.binding.more': 'A moment: each line has a trial run with its memo.',
  'payroll.bar.lineStops.look': {
    one: 'Correct or drop what stops. Then look at one thing.',
    other: 'Correct or drop what stops. Then look at {count} things.',
  },
  'payroll.bar.look': { one: '{count} thing to look at', other: '{count} things to look at' },
  'payroll.bar.look.more': 'Answer above, then review.',
  'payroll.bar.comparing': 'Comparing with what was paid before',
  'payroll.bar.comparing.more': 'A moment: you see here whether the same left lately.',
  'payroll.bar.ready': 'Every line can be paid',
  'payroll.bar.ready.more': 'You review each batch once more before you approve.',
  'payroll.bar.review': { one: 'Review {count} batch', other: 'Review {count} batches' },
  'payroll.bar.next': 'Review batch {batch} of {count}',
  'payroll.bar.drop': 'Drop line {line}',

  'payroll.bar.dropBoth': 'Drop both lines',
  'payroll.bar.dropAll': 'Drop {count} lines',
  'payroll.draft.note': 'Batch {batch} of {count}',
  'payroll.side.checked': 'What is checked in every line',
  'payroll.side.checked.address':
    'The address: its checksum, and whether it looks like another one you know.',
  'payroll.side.checked.amount': 'The amount, and whether the account has the token.',
  'payroll.side.checked.twice': 'Whether somebody is there twice with the same amount.',
  'payroll.side.checked.first': 'Who would be paid for the first time.',
  'payroll.side.checked.balance': 'Whether the account holds enough for all of it.',
  'payroll.side.next': 'What happens then',
  'payroll.side.next.read': 'You see every line, and correct what is wrong right there.',
  'payroll.side.next.rehearse':
    'Each payment has a trial run, where that is possible. Nothing is sent.',
  'payroll.side.next.split': 'A long list is split into batches of at most 100 payments.',
  'payroll.side.next.sign': 'You review each batch once more, then approve it.',
  'payroll.here':
    'Without Safe’s service only those tokens are known that came or left lately, or that this browser has seen in this account. The account may hold more, and nobody vouches for new ones.',
  'payroll.here.token':
    'Without Safe’s service no token “{token}” is known, or more than one is. The account may still have it.',
  'payroll.pay': 'Pay',
  'payroll.what': 'what this account holds',
} as const

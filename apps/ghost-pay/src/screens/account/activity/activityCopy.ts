import { textOf } from '../../../text/textOf.ts'

/** The sentences of the activity. */
export const activityCopy = {
  'activity.title': 'Activity',
  'activity.reading': 'Reading the activity',
  'activity.newest': 'the newest activity',
  'activity.empty.title': 'Nothing has happened yet',
  'activity.empty.text':
    'Payments are here once they are on the blockchain, and so is what the account receives.',
  'activity.none.title': 'Nothing found',
  'activity.none.text': 'Nothing that is loaded matches your search.',

  'activity.search': 'Search names, addresses, tokens',
  'activity.filter': 'Show',
  'activity.filter.all': 'All',
  'activity.filter.in': 'In',
  'activity.filter.out': 'Out',
  'activity.filter.batch': 'Batches',
  'activity.filter.settings': 'Settings',
  'activity.filter.module': 'Modules',
  'activity.unvouched': {
    one: '{count} address that looks like another was not checked on the blockchain. Compare addresses in full.',
    other:
      '{count} addresses that look like others were not checked on the blockchain. Compare addresses in full.',
  },
  'activity.dust': {
    one: '{count} transfer looks worthless or suspicious.',
    other: '{count} transfers look worthless or suspicious.',
  },
  'activity.dust.show': 'Show them',
  'activity.dust.fold': 'Hide them',
  'activity.loading': 'Reading earlier entries',
  'activity.earlier': 'Show earlier entries',
  'activity.here.title': 'Nothing found in the newest blocks',
  'activity.here.text':
    'This page has read the newest blocks only. What happened before is not known here.',
  'activity.here.end': 'What happened before is not known here.',
  'activity.end': 'First entry.',
  'activity.loop':
    'Safe’s service leads back to entries that are here already. What happened before is not known.',
  'activity.side.title': 'What is shown, added up',
  'activity.side.since': {
    one: '{count} entry since {since}.',
    other: '{count} entries since {since}.',
  },
  'activity.side.more': 'Earlier entries are not read yet.',
  'activity.side.nothing': 'Nothing to add up.',
  'activity.in': 'In',
  'activity.out': 'Out',
  'activity.quiet': 'No transfers',
  'activity.today': 'In money partly at today’s prices.',
  'activity.uncounted': {
    one: 'One payment or contract call is not in the total.',
    other: '{count} payments and contract calls are not in the total.',
  },
  'activity.partMonth': 'so far',

  'activity.export': 'Export',
  'activity.export.title': 'Export the activity',
  'activity.export.what': 'What',
  'activity.export.loaded': 'What is shown here',
  'activity.export.time': 'A period',
  'activity.export.from': 'From',
  'activity.export.to': 'To',
  'activity.export.csv': 'Save as CSV',
  'activity.export.json': 'Save as JSON',
  'activity.export.reading': {
    one: 'Read {count} entry, back to {day}.',
    other: 'Read {count} entries, back to {day}.',
  },
  'activity.export.begin': 'Reading.',
  'activity.export.checking': '{count} of {all} entries looked up.',
  'activity.export.cancel': 'Stop',
  'activity.export.done': { one: 'Saved {count} row.', other: 'Saved {count} rows.' },
  'activity.export.unread': {
    one: 'What {count} payment or contract call moved could not be read: it is one row without an amount.',
    other:
      'What {count} payments and contract calls moved could not be read: each is one row without an amount.',
  },
  'activity.export.missing': {
    one: '{count} entry could not be read and is not in the file.',
    other: '{count} entries could not be read and are not in the file.',
  },
  'activity.export.nothing': 'Nothing happened in that time.',
  'activity.export.stopped': 'Stopped. Nothing was saved.',
  'activity.export.failed':
    'Safe’s service did not answer to the end. Nothing was saved. Try again.',
  'activity.export.close': 'Close',
  'activity.export.hint':
    'Each line of a batch has a row of its own. The last column says whether the blockchain has confirmed a row or only Safe’s service says so. Cells that a spreadsheet would run as a formula are written as text.',

  // One thing that happened, in a list.
  'activity.row.received': 'Received from {name}',
  'activity.row.minted': 'Received (new tokens)',
  'activity.row.sent': 'Paid {name}',
  'activity.row.sentCollectible': 'Sent to {name}',
  'activity.row.batch': { one: 'Batch of {count} step', other: 'Batch of {count} steps' },
  'activity.row.paidMany': { one: '{count} person paid', other: '{count} people paid' },
  'activity.row.paidOne': 'Paid {name}',
  'activity.row.payrollOne': '{note} · {name}',
  'activity.row.payroll': { one: '{note} · {count} person', other: '{note} · {count} people' },
  'activity.row.rejected': 'Cancelled a payment',
  'activity.row.created': 'Account created by {name}',
  'activity.row.call': 'Called the contract {name}',
  'activity.row.addOwner': 'Added {name} as an owner',
  'activity.row.removeOwner': 'Removed {name} as an owner',
  'activity.row.swapOwner': 'Replaced an owner by {name}',
  'activity.row.threshold': 'Changed how many must approve to {count}',
  'activity.row.settings': 'Changed the account’s own rules',
  'activity.row.unknown': 'Something this app cannot read',
  'activity.row.module': 'by a module, without approvals',
  'activity.row.failed': 'Did not go through',
  'activity.row.attempt': '{amount} {symbol} to {name}',
  'activity.row.nothing': 'Nothing moved',
  'activity.row.noMoney': 'No money moved',
  'activity.row.receipt': 'Receipt',
  'activity.row.cancelled': 'Never happened: another took its place',
  'activity.row.claimed': 'says Safe’s service',
  'activity.row.note': '“{note}”',
} as const

/** Says one of these sentences, by its key. */
export const text = textOf(activityCopy)

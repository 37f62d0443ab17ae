import { textOf } from '../../../text/textOf.ts'

/** The sentences of People. */
export const peopleCopy = {
  'people.title': 'People',
  'people.count': { one: '{count} person', other: '{count} people' },
  'people.kept': 'Names stay in this browser. No server has them.',
  'people.find': 'Find by name, address or group',
  'people.everybody': 'Everybody',
  'people.add': 'Add a person',
  'people.payGroup': {
    one: 'Pay {group}: {count} person',
    other: 'Pay {group}: {count} people',
  },
  'people.payLeftOut': {
    one: '{count} address is only good on another network and is left out.',
    other: '{count} addresses are only good on other networks and are left out.',
  },
  'people.import': 'Import',
  'people.exportTable': 'Export a table (CSV)',
  'people.exportSafe': 'Export for the Safe wallet',
  'people.noneTitle': 'Nobody has a name yet',
  'people.none':
    'Give names to those you pay, and every screen shows the name before the address. Import a list, or add the first person.',
  'people.noMatch': 'Nobody matches “{text}”.',
  'people.noName': 'No name yet',
  'people.lastPaid': 'Last paid {when}',
  'people.neverPaid': 'Not paid yet',
  'people.notFound': 'No payment as far back as was read',
  'people.here': 'What this account has paid to whom is not known without Safe’s service.',
  'people.historyLoading': 'Reading whom this account has paid',
  'people.onlyOn': 'Only on {chains}',
  'people.unnamedTitle': 'Paid, without a name',
  'people.unnamedHint': 'From what this account has sent, as Safe’s service tells it.',
  'people.nameIt': 'Name this address',
  'people.edit': 'Change {name}',
  'people.copy': 'Copy the address of {name}',
  'people.name': 'Name',
  'people.address': 'Address',
  'people.groups': 'Groups',
  'people.groupsHint': 'With commas between them, for example Design, Lisbon.',
  'people.chain': 'This address is only good on {chain}',
  'people.save': 'Save',
  'people.cancel': 'Cancel',
  'people.forget': 'Forget {name}',
  'people.nameMissing': 'Enter a name.',
  'people.known': 'This address is called {name} already. Saving changes the name.',
  'people.importTitle': 'Import people',
  'people.importHint':
    'A table (CSV) with the columns address and name, a data file of the Safe wallet, or a contact card.',
  'people.chooseFile': 'Choose a file',
  'people.paste': 'Or paste it here',
  'people.unreadable':
    'This is no table with the columns address and name, no data file of the Safe wallet, and no contact card.',
  'people.badAddress': 'Line {place}: “{text}” is no address.',
  'people.badName': 'Line {place}: {text} has no name.',
  'people.badChain': 'Line {place}: “{text}” is no network by its number.',
  'people.badQuote': 'Line {place}: a quote is not closed. {text} is left out.',
  'people.badCells':
    'Line {place} has more cells than there are headings: “{text}”. Put a name with a comma into quotes.',
  'people.same': { one: '{count} is known already.', other: '{count} are known already.' },
  'people.take': { one: 'Take over {count} change', other: 'Take over {count} changes' },
  'people.lastTitle': 'Paid last',
  'people.cardTitle': 'Your contact card',
  'people.cardHint':
    'Your name and your address, signed by your wallet. Whoever opens it knows that the address is yours. It is sent nowhere.',
  'people.cardName': 'Your name on the card',
  'people.cardTooLong': 'This name is too long for a card. Shorten it.',
  'people.cardSign': 'Sign my card',
  'people.cardText': 'Send this text to those who pay you. They open it under Import.',
  'people.cardCopy': 'Copy the card',
  'people.cardChecking': 'Checking the signature of the card',
  'people.cardHolds': '{name} has signed this card with the key of the address.',
  'people.cardBroken':
    'The signature of this card does not hold: nobody has proven that the address is {name}’s. Do not use it.',
  'people.what': 'whom this account has paid',

  // What taking somebody over would change.
  'importChanges.isNew': 'New',
  'importChanges.renamed': 'Called {before} until now',
  'importChanges.regrouped': 'Other groups or networks than until now',
  'importChanges.looksLike': 'Looks like {name}, and is another address. Compare every character.',
  'importChanges.cut': 'The name is too long and is cut. In the file it is “{name}”.',
} as const

/** Says one of these sentences, by its key. */
export const text = textOf(peopleCopy)

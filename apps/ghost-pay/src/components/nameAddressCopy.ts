import { textOf } from '../text/textOf.ts'

/** The sentences of naming an address where it stands. */
export const nameAddressCopy = {
  'nameAddress.ask': 'Name this address',
  'nameAddress.payee': 'Name this payee',
  'nameAddress.name': 'Name of {address}',
  'nameAddress.save': 'Save',
} as const

/** Says one of these sentences, by its key. */
export const text = textOf(nameAddressCopy)

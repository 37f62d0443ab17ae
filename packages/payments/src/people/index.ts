export { asCell } from './asCell.ts'
export {
  type ContactCard,
  contactCardTypedData,
  fitsCard,
  formatContactCard,
  readContactCard,
  type SignedContactCard,
  verifyContactCard,
} from './contactCard.ts'
export { formatContactsTable, formatSafeFile } from './formatContacts.ts'
export { longestBytes32Text } from './longestBytes32Text.ts'
export { lookAlikesIn } from './lookAlikesIn.ts'
export { isSameName, type Named, namesakeOf } from './namesakeOf.ts'
export {
  byName,
  groupsOf,
  longestName,
  overlengthOf,
  type People,
  type Person,
  putPerson,
  readPeople,
  renamePerson,
  writePeople,
} from './people.ts'
export {
  applyImport,
  harmlessIn,
  type ImportChange,
  type ImportPlan,
  planImport,
} from './planImport.ts'
export { type BadContact, readContacts, type ReadContacts } from './readContacts.ts'
export { strangeLetters } from './strangeLetters.ts'

export { journalStore, type JournalStoreParameters } from './facts/stores/journal.ts'
export { JournalDamagedError, JournalWriteError } from './facts/stores/journalFile.ts'
export { JournalInUseError } from './facts/stores/lockFolder.ts'
export { isLocalName, readOrigin } from './request/isLocalOrigin.ts'
export {
  PortInUseError,
  serveLocalGateway,
  type ServedGateway,
  type ServeLocalGatewayParameters,
} from './serve/serveLocalGateway.ts'

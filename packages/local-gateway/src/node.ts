export { createMutex } from './createMutex.ts'
export { journalStore, type JournalStoreParameters } from './offchain/stores/journal.ts'
export { JournalDamagedError, JournalWriteError } from './offchain/stores/journalFile.ts'
export { JournalInUseError } from './offchain/stores/lockFolder.ts'
export { isLoopbackHostname, parseOrigin } from './request/isLocalOrigin.ts'
export {
  PortInUseError,
  serveLocalGateway,
  type ServedGateway,
  type ServeLocalGatewayParameters,
} from './serve/serveLocalGateway.ts'

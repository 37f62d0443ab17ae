export {
  JournalDamagedError,
  journalStore,
  type JournalStoreParameters,
} from './facts/stores/journal.ts'
export {
  PortInUseError,
  serveLocalGateway,
  type ServedGateway,
  type ServeLocalGatewayParameters,
} from './serve/serveLocalGateway.ts'

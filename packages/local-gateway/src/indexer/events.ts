import { parseAbi, toEventSelector } from 'viem'

/**
 * The events of the account contracts (1.0.0 to 1.5.0), of their factories and of tokens. Which arguments are indexed
 * changed between versions while the selector stayed, so an event is found by its selector and its number of topics.
 */
export const events = parseAbi([
  'event SafeSetup(address indexed initiator, address[] owners, uint256 threshold, address initializer, address fallbackHandler)',
  'event SafeMultiSigTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures, bytes additionalInfo)',
  'event SafeModuleTransaction(address module, address to, uint256 value, bytes data, uint8 operation)',
  'event ExecutionFromModuleSuccess(address indexed module)',
  'event ExecutionFromModuleFailure(address indexed module)',
  'event SafeReceived(address indexed sender, uint256 value)',
  'event ApproveHash(bytes32 indexed approvedHash, address indexed owner)',
  'event SignMsg(bytes32 indexed msgHash)',
  'event ChangedThreshold(uint256 threshold)',
  'event ChangedMasterCopy(address masterCopy)',
  // First without indexed arguments (up to 1.3.0), then with (1.4.1 on).
  'event ProxyCreation(address proxy)',
  'event ProxyCreation(address proxy, address singleton)',
  'event ProxyCreation(address indexed proxy, address singleton)',
  'event ExecutionSuccess(bytes32 txHash, uint256 payment)',
  'event ExecutionSuccess(bytes32 indexed txHash, uint256 payment)',
  'event ExecutionFailure(bytes32 txHash, uint256 payment)',
  'event ExecutionFailure(bytes32 indexed txHash, uint256 payment)',
  'event AddedOwner(address owner)',
  'event AddedOwner(address indexed owner)',
  'event RemovedOwner(address owner)',
  'event RemovedOwner(address indexed owner)',
  'event EnabledModule(address module)',
  'event EnabledModule(address indexed module)',
  'event DisabledModule(address module)',
  'event DisabledModule(address indexed module)',
  'event ChangedFallbackHandler(address handler)',
  'event ChangedFallbackHandler(address indexed handler)',
  'event ChangedGuard(address guard)',
  'event ChangedGuard(address indexed guard)',
  'event ChangedModuleGuard(address indexed moduleGuard)',
  // Three topics: ERC-20; four topics: ERC-721.
  'event Transfer(address indexed from, address indexed to, uint256 value)',
  'event Transfer(address indexed from, address indexed to, uint256 indexed tokenId)',
])

/** One of `events`. */
export type IndexedAbiEvent = (typeof events)[number]

/** Selector and number of topics → the event. */
export const eventByTopics: ReadonlyMap<string, IndexedAbiEvent> = new Map(
  events.map((event) => [
    `${toEventSelector(event)}:${1 + event.inputs.filter((input) => 'indexed' in input && input.indexed).length}`,
    event,
  ]),
)

/** The filter of log requests: one of these as first topic. */
export const selectors = [...new Set(events.map((event) => toEventSelector(event)))]

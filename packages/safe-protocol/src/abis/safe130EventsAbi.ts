/** Events of the account up to version 1.3.0 whose arguments were not indexed yet. Their first topic is the same as in `safeAbi`. */
export const safe130EventsAbi = [
  {
    name: 'ExecutionSuccess',
    type: 'event',
    inputs: [
      { type: 'bytes32', name: 'txHash' },
      { type: 'uint256', name: 'payment' },
    ],
  },
  {
    name: 'ExecutionFailure',
    type: 'event',
    inputs: [
      { type: 'bytes32', name: 'txHash' },
      { type: 'uint256', name: 'payment' },
    ],
  },
  { name: 'AddedOwner', type: 'event', inputs: [{ type: 'address', name: 'owner' }] },
  { name: 'RemovedOwner', type: 'event', inputs: [{ type: 'address', name: 'owner' }] },
  { name: 'EnabledModule', type: 'event', inputs: [{ type: 'address', name: 'module' }] },
  { name: 'DisabledModule', type: 'event', inputs: [{ type: 'address', name: 'module' }] },
  { name: 'ChangedGuard', type: 'event', inputs: [{ type: 'address', name: 'guard' }] },
  { name: 'ChangedFallbackHandler', type: 'event', inputs: [{ type: 'address', name: 'handler' }] },
] as const

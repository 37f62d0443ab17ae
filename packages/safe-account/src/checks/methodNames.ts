import type { TransactionAction } from '@ghost-pay/safe-protocol'

/** The names of the calls that `describeTransaction` reads. A call that it does not read may have any name. */
export const methodNames: Partial<Record<TransactionAction['kind'], readonly string[]>> = {
  tokenTransfer: ['transfer'],
  transferFrom: ['transferFrom'],
  collectibleTransfer: ['transferFrom', 'safeTransferFrom'],
  approve: ['approve'],
  increaseAllowance: ['increaseAllowance'],
  decreaseAllowance: ['decreaseAllowance'],
  permit: ['permit'],
  approvalForAll: ['setApprovalForAll'],
  approveHash: ['approveHash'],
  execute: ['execTransaction'],
  batch: ['multiSend'],
  addOwner: ['addOwnerWithThreshold'],
  removeOwner: ['removeOwner'],
  swapOwner: ['swapOwner'],
  changeThreshold: ['changeThreshold'],
  enableModule: ['enableModule'],
  disableModule: ['disableModule'],
  setGuard: ['setGuard'],
  setModuleGuard: ['setModuleGuard'],
  setFallbackHandler: ['setFallbackHandler'],
  changeImplementation: ['changeMasterCopy'],
  updateVersion: [
    'migrateSingleton',
    'migrateL2Singleton',
    'migrateWithFallbackHandler',
    'migrateL2WithFallbackHandler',
  ],
  send: [],
  reject: [],
}

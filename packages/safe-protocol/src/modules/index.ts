export { allowanceModuleAbi, allowanceModules } from './allowanceModule.ts'
export { disableModuleCall } from './disableModuleCall.ts'
export { enableModuleCall } from './enableModuleCall.ts'
export { setModuleGuardCall } from './setModuleGuardCall.ts'

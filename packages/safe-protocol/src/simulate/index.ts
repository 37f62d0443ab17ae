export {
  type AccessorAnswer,
  accessorSimulation,
  findRevertData,
  readAccessorSimulation,
} from './accessorSimulation.ts'
export { approvedExecution } from './approvedExecution.ts'
export {
  type ApprovalChange,
  type EffectLog,
  type Effects,
  type Movement,
  readEffects,
} from './readEffects.ts'
export { type UnsignedExecution, unsignedExecution } from './unsignedExecution.ts'

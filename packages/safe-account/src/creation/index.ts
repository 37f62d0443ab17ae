export {
  type AccountPlan,
  findPlan,
  forgetPlan,
  keepPlan,
  planAccount,
  readAccountPlan,
} from './accountPlans.ts'
export {
  type DeploymentCheck,
  deploymentChecks,
  type DeploymentReport,
  failedCheck,
  judgeDeployment,
} from './deploymentReport.ts'
export { readDeployment } from './readDeployment.ts'
export { sendDeployment, type SendDeploymentParameters } from './sendDeployment.ts'
export { followDeployment } from './followDeployment.ts'
export { readAskedDeployment } from './readAskedDeployment.ts'

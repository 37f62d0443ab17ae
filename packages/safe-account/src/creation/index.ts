export {
  type AccountPlan,
  creationOf,
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

export type { ChainDeployments } from './chainDeployments.ts'
export { getDeployments } from './getDeployments.ts'
export type { Deployment, OfficialContract, OfficialContractName } from './officialContract.ts'
export {
  findOfficialContract,
  getOfficialContract,
  listOfficialContracts,
} from './officialContracts.ts'

import { type Address, decodeFunctionResult, type Hex, keccak256 } from 'viem'
import { call, estimateGas, getCode, getGasPrice, readContract } from 'viem/actions'
import {
  type ContractCall,
  createAccountCall,
  predictAccountAddress,
  safeProxyFactoryAbi,
} from '@ghost-pay/safe-protocol'
import { deploymentContracts } from '@ghost-pay/safe-protocol/deployment'

import type { ChainClient } from '../chain/ChainClient.ts'
import { isContractCode } from '../chain/isContractAt.ts'
import { unlessSilent } from '../chain/isTransportError.ts'
import { type AccountPlan, creationOf } from './accountPlans.ts'
import type { DeploymentReport } from './deploymentReport.ts'

/**
 * Asks a chain everything that has to hold before an account is created there: the code of the contracts, where the factory
 * would put it, whether the place is free, what it costs.
 *
 * @throws what viem throws when the node does not answer
 */
export async function readDeployment(
  client: ChainClient,
  plan: AccountPlan,
): Promise<DeploymentReport> {
  const creation = creationOf(plan)
  const { factory, singleton, fallbackHandler } = deploymentContracts(creation)
  const contracts = [factory, singleton, ...(fallbackHandler ? [fallbackHandler] : [])]
  const creationCall = createAccountCall(creation)
  const codeAt = (address: Address) => getCode(client, { address })
  const [codes, ownerCodes, taken, proxyCreationCode, byTrial, cost] = await Promise.all([
    Promise.all(contracts.map(({ address }) => codeAt(address))),
    Promise.all(plan.owners.map(codeAt)),
    codeAt(plan.address),
    readContract(client, {
      address: factory.address,
      abi: safeProxyFactoryAbi,
      functionName: 'proxyCreationCode',
    }).catch(unlessSilent),
    tryOut(client, creationCall),
    readCost(client, creationCall),
  ])
  return {
    contracts: contracts.map((contract, index) => ({
      contract,
      code: judgeCode(codes[index], contract.codeHash),
    })),
    byFactoryCode:
      proxyCreationCode === undefined
        ? undefined
        : predictAccountAddress({
            ...creation,
            contracts: {
              factory: factory.address,
              singleton: singleton.address,
              proxyCreationCode,
            },
          }),
    byTrial,
    isTaken: taken !== undefined,
    contractOwners: plan.owners.filter((_, index) => isContractCode(ownerCodes[index])),
    cost,
  }
}

function judgeCode(code: Hex | undefined, published: Hex): 'published' | 'missing' | 'other' {
  if (code === undefined) return 'missing'
  return keccak256(code) === published ? 'published' : 'other'
}

const tryOut = (client: ChainClient, creationCall: ContractCall): Promise<Address | undefined> =>
  call(client, creationCall)
    .then(({ data = '0x' }) =>
      decodeFunctionResult({
        abi: safeProxyFactoryAbi,
        functionName: 'createProxyWithNonce',
        data,
      }),
    )
    .catch(unlessSilent)

const readCost = (
  client: ChainClient,
  creationCall: ContractCall,
): Promise<DeploymentReport['cost']> =>
  Promise.all([estimateGas(client, creationCall), getGasPrice(client)])
    .then(([gas, gasPrice]) => ({ gas, gasPrice }))
    .catch(unlessSilent)

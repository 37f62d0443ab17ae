import {
  type Address,
  type Chain,
  type Client,
  decodeFunctionResult,
  type Hex,
  keccak256,
  type Transport,
} from 'viem'
import { call, estimateGas, getCode, getGasPrice, readContract } from 'viem/actions'
import type { Config } from 'wagmi'
import { isContractCode, isTransportError } from '@ghost-pay/safe-account'
import {
  createAccountCall,
  predictAccountAddress,
  safeProxyFactoryAbi,
} from '@ghost-pay/safe-protocol'
import { deploymentContracts } from '@ghost-pay/safe-protocol/deployment'

import { type AccountPlan, creationOf } from './accountPlans.ts'
import { chainClient } from './chainClient.ts'
import type { DeploymentReport } from './deploymentReport.ts'
import { nodeError } from './nodeError.ts'

/**
 * Asks a chain everything that has to hold before an account is created there: the code of the contracts, where the factory
 * would put it, whether the place is free, what it costs.
 *
 * @throws CheckError when the node does not answer
 */
export async function readDeployment(
  config: Config,
  { plan, chainId }: { plan: AccountPlan; chainId: number },
): Promise<DeploymentReport> {
  const client = chainClient(config, chainId)
  const creation = creationOf(plan)
  const { factory, singleton, fallbackHandler } = deploymentContracts(creation)
  const contracts = [factory, singleton, ...(fallbackHandler ? [fallbackHandler] : [])]
  const creationCall = createAccountCall(creation)
  const codeAt = (address: Address) => asked(getCode(client, { address }))
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

async function tryOut(
  client: Client<Transport, Chain>,
  creationCall: { to: Address; data: Hex },
): Promise<Address | undefined> {
  try {
    const { data } = await call(client, creationCall)
    return decodeFunctionResult({
      abi: safeProxyFactoryAbi,
      functionName: 'createProxyWithNonce',
      data: data ?? '0x',
    })
  } catch (error) {
    return unlessSilent(error)
  }
}

async function readCost(
  client: Client<Transport, Chain>,
  creationCall: { to: Address; data: Hex },
): Promise<DeploymentReport['cost']> {
  try {
    const [gas, gasPrice] = await Promise.all([
      estimateGas(client, creationCall),
      getGasPrice(client),
    ])
    return { gas, gasPrice }
  } catch (error) {
    return unlessSilent(error)
  }
}

const asked = <answer>(question: Promise<answer>): Promise<answer> =>
  question.catch((cause: unknown) => {
    throw nodeError(cause)
  })

/** A refusal is an answer; silence is none. */
function unlessSilent(error: unknown): undefined {
  if (isTransportError(error)) throw nodeError(error)
  return undefined
}

import type { Answers } from '@ghost-pay/gateway-wire'

import type { Creation } from '../chain/creation.ts'
import { decodeData } from './dataDecoded.ts'
import type { Names } from './names.ts'

type CreationAnswer = Answers['GET /v1/chains/{chainId}/safes/{safeAddress}/transactions/creation']

/** How an account came to be, as the gateway answers it. A transaction service answers the same, and one field more. */
export function creationAnswer(creation: Creation, names: Names) {
  const { created, factory: factoryAddress, singleton: masterCopy, ...others } = creation
  const { setupData } = others
  return {
    ...others,
    created: new Date(created).toISOString(),
    factoryAddress,
    masterCopy,
    dataDecoded: setupData && decodeData(setupData, masterCopy, names),
  } satisfies CreationAnswer
}

import { wipePageGateway } from '@ghost-pay/local-gateway/page'

import { gatewayHereDatabase } from '../../../gateway/gatewayHereUrl.ts'

/** Deletes what the gateway inside the pages of this browser has recorded, also what open tabs have of it in memory. */
export const wipeHere = (): Promise<void> => wipePageGateway(gatewayHereDatabase)

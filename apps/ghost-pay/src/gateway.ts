import { createGatewayClient } from '@ghost-pay/gateway-client'

import { env } from './env.ts'

/** The gateway of this build. The first page does without it, so this file is loaded with the screens that ask. */
export const gateway = createGatewayClient({ baseUrl: env.gatewayUrl })

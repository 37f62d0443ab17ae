import { GatewayHttpError } from '@ghost-pay/gateway-client'

/** 404: nothing has this name. 400 and 422: nothing can have it, because it is cut or misspelt. */
const statuses: readonly number[] = [404, 400, 422]

/**
 * Whether the gateway answered that what was asked for does not exist. Asking again would not help, so this is no outage.
 *
 * @param error what reading one thing by its name ended with
 */
export function isNotFound(error: Error | null): boolean {
  return error instanceof GatewayHttpError && statuses.includes(error.status)
}

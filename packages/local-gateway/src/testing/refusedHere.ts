import { refusedRoutes } from '@ghost-pay/gateway-wire/contract'

/** Why these routes of the contract are not served, beside those that no package has. */
export const refusedHere = {
  ...refusedRoutes,
  'the hosted service watches a module and writes mails': [
    'DELETE /v1/chains/{chainId}/safes/{safeAddress}/recovery/{moduleAddress}',
    'POST /v1/chains/{chainId}/safes/{safeAddress}/recovery',
  ],
  'no client of this repository calls it; `DELETE /v1/chains/{chainId}/delegates/{delegateAddress}` is served':
    ['DELETE /v1/chains/{chainId}/safes/{safeAddress}/delegates/{delegateAddress}'],
} satisfies Record<string, readonly string[]>

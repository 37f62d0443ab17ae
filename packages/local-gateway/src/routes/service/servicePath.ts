/** Where the transaction service of a chain is; clients are given the address up to `/api`. */
export const servicePath = '/tx-service/:chainId/api'

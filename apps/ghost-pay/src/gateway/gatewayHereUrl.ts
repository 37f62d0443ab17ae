/** Where the gateway inside the page seems to be. Nothing is sent there; what is cached of it is kept apart by this address. */
export const gatewayHereUrl = `${window.location.origin}/gateway-in-this-browser`

/** The database of the gateway inside the page. */
export const gatewayHereDatabase = 'ghost-pay.gateway'

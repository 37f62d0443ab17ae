export { buildDetails, buildPayment } from '@ghost-pay/gateway-testing'

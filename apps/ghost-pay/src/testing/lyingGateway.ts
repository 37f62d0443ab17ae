export {
  changed,
  createLyingGateway,
  type LyingGateway,
  withOtherPayee,
} from '@ghost-pay/gateway-testing'

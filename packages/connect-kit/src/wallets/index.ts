export { InvalidWalletListError } from '../errors/walletListErrors.ts'
export {
  walletConnectConnector,
  type WalletConnectConnectorParameters,
} from '../walletconnect/walletConnectConnector.ts'
export {
  connectorsForWallets,
  type ConnectorsForWalletsParameters,
  type WalletGroup,
} from './connectorsForWallets.ts'
export { defaultWallets } from './defaultWallets.ts'
export { anchorageDigital } from './definitions/anchorageDigital.ts'
export { backpack } from './definitions/backpack.ts'
export { beraSig } from './definitions/beraSig.ts'
export { bifrost } from './definitions/bifrost.ts'
export { binance } from './definitions/binance.ts'
export { bitget } from './definitions/bitget.ts'
export { brave } from './definitions/brave.ts'
export { bybit } from './definitions/bybit.ts'
export { coin98 } from './definitions/coin98.ts'
export { coinbase } from './definitions/coinbase.ts'
export { compass } from './definitions/compass.ts'
export { core } from './definitions/core.ts'
export { ctrl } from './definitions/ctrl.ts'
export { enkrypt } from './definitions/enkrypt.ts'
export { foxWallet } from './definitions/foxWallet.ts'
export { frame } from './definitions/frame.ts'
export { frontier } from './definitions/frontier.ts'
export { gate } from './definitions/gate.ts'
export { imToken } from './definitions/imToken.ts'
export { ioPay } from './definitions/ioPay.ts'
export { kaia } from './definitions/kaia.ts'
export { kraken } from './definitions/kraken.ts'
export { kresus } from './definitions/kresus.ts'
export { ledger } from './definitions/ledger.ts'
export { magicEden } from './definitions/magicEden.ts'
export { metaMask } from './definitions/metaMask.ts'
export { mew } from './definitions/mew.ts'
export { nest } from './definitions/nest.ts'
export { nova } from './definitions/nova.ts'
export { okx } from './definitions/okx.ts'
export { oneInch } from './definitions/oneInch.ts'
export { oneKey } from './definitions/oneKey.ts'
export { phantom } from './definitions/phantom.ts'
export { rabby } from './definitions/rabby.ts'
export { rainbow } from './definitions/rainbow.ts'
export { ready } from './definitions/ready.ts'
export { ronin } from './definitions/ronin.ts'
export { safe } from './definitions/safe.ts'
export { safeheron } from './definitions/safeheron.ts'
export { safepal } from './definitions/safepal.ts'
export { subWallet } from './definitions/subWallet.ts'
export { taho } from './definitions/taho.ts'
export { talisman } from './definitions/talisman.ts'
export { tokenPocket } from './definitions/tokenPocket.ts'
export { trust } from './definitions/trust.ts'
export { uniswap } from './definitions/uniswap.ts'
export { universalProfiles } from './definitions/universalProfiles.ts'
export { valora } from './definitions/valora.ts'
export { walletConnect } from './definitions/walletConnect.ts'
export { wigwam } from './definitions/wigwam.ts'
export { xPortal } from './definitions/xPortal.ts'
export { zeal } from './definitions/zeal.ts'
export { zerion } from './definitions/zerion.ts'
export { zilPay } from './definitions/zilPay.ts'
export { safeAppConnector, type SafeAppConnectorParameters } from './safe-app/safeAppConnector.ts'
export {
  defineWallet,
  type DownloadUrls,
  type InjectedLocation,
  type InstructionRecipe,
  type Instructions,
  type InstructionStep,
  type LinkTemplate,
  type Wallet,
  type WalletDetails,
} from './Wallet.ts'

import { arbitrum } from './definitions/arbitrum.ts'
import { arbitrumGoerli } from './definitions/arbitrumGoerli.ts'
import { aurora } from './definitions/aurora.ts'
import { auroraTestnet } from './definitions/auroraTestnet.ts'
import { avalanche } from './definitions/avalanche.ts'
import { avalancheFuji } from './definitions/avalancheFuji.ts'
import { baseGoerli } from './definitions/baseGoerli.ts'
import { boba } from './definitions/boba.ts'
import { bronos } from './definitions/bronos.ts'
import { bronosTestnet } from './definitions/bronosTestnet.ts'
import { bsc } from './definitions/bsc.ts'
import { bscTestnet } from './definitions/bscTestnet.ts'
import { canto } from './definitions/canto.ts'
import { celo } from './definitions/celo.ts'
import { celoAlfajores } from './definitions/celoAlfajores.ts'
import { celoCannoli } from './definitions/celoCannoli.ts'
import { cronos } from './definitions/cronos.ts'
import { crossbell } from './definitions/crossbell.ts'
import { dfk } from './definitions/dfk.ts'
import { dogechain } from './definitions/dogechain.ts'
import { evmos } from './definitions/evmos.ts'
import { evmosTestnet } from './definitions/evmosTestnet.ts'
import { fantom } from './definitions/fantom.ts'
import { fantomTestnet } from './definitions/fantomTestnet.ts'
import { filecoin } from './definitions/filecoin.ts'
import { filecoinCalibration } from './definitions/filecoinCalibration.ts'
import { filecoinHyperspace } from './definitions/filecoinHyperspace.ts'
import { flare } from './definitions/flare.ts'
import { flareTestnet } from './definitions/flareTestnet.ts'
import { foundry } from './definitions/foundry.ts'
import { gnosis } from './definitions/gnosis.ts'
import { gnosisChiado } from './definitions/gnosisChiado.ts'
import { goerli } from './definitions/goerli.ts'
import { haqqMainnet } from './definitions/haqqMainnet.ts'
import { haqqTestedge2 } from './definitions/haqqTestedge2.ts'
import { hardhat } from './definitions/hardhat.ts'
import { harmonyOne } from './definitions/harmonyOne.ts'
import { iotex } from './definitions/iotex.ts'
import { iotexTestnet } from './definitions/iotexTestnet.ts'
import { klaytn } from './definitions/klaytn.ts'
import { lineaTestnet } from './definitions/lineaTestnet.ts'
import { localhost } from './definitions/localhost.ts'
import { mainnet } from './definitions/mainnet.ts'
import { metis } from './definitions/metis.ts'
import { metisGoerli } from './definitions/metisGoerli.ts'
import { moonbaseAlpha } from './definitions/moonbaseAlpha.ts'
import { moonbeam } from './definitions/moonbeam.ts'
import { moonriver } from './definitions/moonriver.ts'
import { nexi } from './definitions/nexi.ts'
import { okc } from './definitions/okc.ts'
import { optimism } from './definitions/optimism.ts'
import { optimismGoerli } from './definitions/optimismGoerli.ts'
import { polygon } from './definitions/polygon.ts'
import { polygonMumbai } from './definitions/polygonMumbai.ts'
import { polygonZkEvm } from './definitions/polygonZkEvm.ts'
import { polygonZkEvmTestnet } from './definitions/polygonZkEvmTestnet.ts'
import { pulsechain } from './definitions/pulsechain.ts'
import { pulsechainV4 } from './definitions/pulsechainV4.ts'
import { scrollTestnet } from './definitions/scrollTestnet.ts'
import { sepolia } from './definitions/sepolia.ts'
import { shardeumSphinx } from './definitions/shardeumSphinx.ts'
import { skaleBlockBrawlers } from './definitions/skaleBlockBrawlers.ts'
import { skaleCalypso } from './definitions/skaleCalypso.ts'
import { skaleCalypsoTestnet } from './definitions/skaleCalypsoTestnet.ts'
import { skaleChaosTestnet } from './definitions/skaleChaosTestnet.ts'
import { skaleCryptoBlades } from './definitions/skaleCryptoBlades.ts'
import { skaleCryptoColosseum } from './definitions/skaleCryptoColosseum.ts'
import { skaleEuropa } from './definitions/skaleEuropa.ts'
import { skaleEuropaTestnet } from './definitions/skaleEuropaTestnet.ts'
import { skaleExorde } from './definitions/skaleExorde.ts'
import { skaleHumanProtocol } from './definitions/skaleHumanProtocol.ts'
import { skaleNebula } from './definitions/skaleNebula.ts'
import { skaleNebulaTestnet } from './definitions/skaleNebulaTestnet.ts'
import { skaleRazor } from './definitions/skaleRazor.ts'
import { skaleTitan } from './definitions/skaleTitan.ts'
import { skaleTitanTestnet } from './definitions/skaleTitanTestnet.ts'
import { songbird } from './definitions/songbird.ts'
import { songbirdTestnet } from './definitions/songbirdTestnet.ts'
import { syscoin } from './definitions/syscoin.ts'
import { taraxa } from './definitions/taraxa.ts'
import { taraxaTestnet } from './definitions/taraxaTestnet.ts'
import { telos } from './definitions/telos.ts'
import { telosTestnet } from './definitions/telosTestnet.ts'
import { thunderTestnet } from './definitions/thunderTestnet.ts'
import { wanchain } from './definitions/wanchain.ts'
import { wanchainTestnet } from './definitions/wanchainTestnet.ts'
import { xdc } from './definitions/xdc.ts'
import { xdcTestnet } from './definitions/xdcTestnet.ts'
import { zhejiang } from './definitions/zhejiang.ts'
import { zkSync } from './definitions/zkSync.ts'
import { zkSyncTestnet } from './definitions/zkSyncTestnet.ts'
import { zoraTestnet } from './definitions/zoraTestnet.ts'
import type { LegacyChain } from './LegacyChain.ts'

/** The 92 rows of the table of June 2023 by the names of their exports, repeated ids included. */
export const legacyTable = {
  arbitrum,
  arbitrumGoerli,
  aurora,
  auroraTestnet,
  avalanche,
  avalancheFuji,
  baseGoerli,
  boba,
  bronos,
  bronosTestnet,
  bsc,
  bscTestnet,
  canto,
  celo,
  celoAlfajores,
  celoCannoli,
  cronos,
  crossbell,
  dfk,
  dogechain,
  evmos,
  evmosTestnet,
  fantom,
  fantomTestnet,
  filecoin,
  filecoinCalibration,
  filecoinHyperspace,
  flare,
  flareTestnet,
  foundry,
  iotex,
  iotexTestnet,
  goerli,
  gnosis,
  gnosisChiado,
  haqqMainnet,
  haqqTestedge2,
  hardhat,
  harmonyOne,
  klaytn,
  lineaTestnet,
  localhost,
  mainnet,
  metis,
  metisGoerli,
  moonbaseAlpha,
  moonbeam,
  moonriver,
  nexi,
  okc,
  optimism,
  optimismGoerli,
  polygon,
  polygonMumbai,
  polygonZkEvm,
  polygonZkEvmTestnet,
  pulsechain,
  pulsechainV4,
  scrollTestnet,
  sepolia,
  skaleBlockBrawlers,
  skaleCalypso,
  skaleCalypsoTestnet,
  skaleChaosTestnet,
  skaleCryptoBlades,
  skaleCryptoColosseum,
  skaleEuropa,
  skaleEuropaTestnet,
  skaleExorde,
  skaleHumanProtocol,
  skaleNebula,
  skaleNebulaTestnet,
  skaleRazor,
  skaleTitan,
  skaleTitanTestnet,
  songbird,
  songbirdTestnet,
  shardeumSphinx,
  syscoin,
  taraxa,
  taraxaTestnet,
  telos,
  telosTestnet,
  thunderTestnet,
  wanchain,
  wanchainTestnet,
  xdc,
  xdcTestnet,
  zhejiang,
  zkSync,
  zkSyncTestnet,
  zoraTestnet,
} as const satisfies Record<string, LegacyChain>

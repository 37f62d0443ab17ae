import type { Chain } from './chain.ts'
import { abstract } from './definitions/abstract.ts'
import { apeChain } from './definitions/apeChain.ts'
import { arbitrum } from './definitions/arbitrum.ts'
import { arbitrumGoerli } from './definitions/arbitrumGoerli.ts'
import { arbitrumNova } from './definitions/arbitrumNova.ts'
import { arbitrumSepolia } from './definitions/arbitrumSepolia.ts'
import { arc } from './definitions/arc.ts'
import { arcTestnet } from './definitions/arcTestnet.ts'
import { aurora } from './definitions/aurora.ts'
import { auroraTestnet } from './definitions/auroraTestnet.ts'
import { avalanche } from './definitions/avalanche.ts'
import { avalancheFuji } from './definitions/avalancheFuji.ts'
import { base } from './definitions/base.ts'
import { baseGoerli } from './definitions/baseGoerli.ts'
import { baseSepolia } from './definitions/baseSepolia.ts'
import { berachain } from './definitions/berachain.ts'
import { berachainBepolia } from './definitions/berachainBepolia.ts'
import { blast } from './definitions/blast.ts'
import { boba } from './definitions/boba.ts'
import { bronos } from './definitions/bronos.ts'
import { bronosTestnet } from './definitions/bronosTestnet.ts'
import { bsc } from './definitions/bsc.ts'
import { bscTestnet } from './definitions/bscTestnet.ts'
import { canto } from './definitions/canto.ts'
import { celo } from './definitions/celo.ts'
import { celoAlfajores } from './definitions/celoAlfajores.ts'
import { celoCannoli } from './definitions/celoCannoli.ts'
import { celoSepolia } from './definitions/celoSepolia.ts'
import { confluxESpace } from './definitions/confluxESpace.ts'
import { creditCoin3Mainnet } from './definitions/creditCoin3Mainnet.ts'
import { cronos } from './definitions/cronos.ts'
import { crossbell } from './definitions/crossbell.ts'
import { devnet } from './definitions/devnet.ts'
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
import { fluent } from './definitions/fluent.ts'
import { fraxtal } from './definitions/fraxtal.ts'
import { fuse } from './definitions/fuse.ts'
import { gnosis } from './definitions/gnosis.ts'
import { gnosisChiado } from './definitions/gnosisChiado.ts'
import { goerli } from './definitions/goerli.ts'
import { haqqMainnet } from './definitions/haqqMainnet.ts'
import { haqqTestedge2 } from './definitions/haqqTestedge2.ts'
import { harmonyOne } from './definitions/harmonyOne.ts'
import { hemi } from './definitions/hemi.ts'
import { holesky } from './definitions/holesky.ts'
import { hoodi } from './definitions/hoodi.ts'
import { hyperEvm } from './definitions/hyperEvm.ts'
import { ink } from './definitions/ink.ts'
import { iotex } from './definitions/iotex.ts'
import { iotexTestnet } from './definitions/iotexTestnet.ts'
import { kaia } from './definitions/kaia.ts'
import { kairos } from './definitions/kairos.ts'
import { katana } from './definitions/katana.ts'
import { lens } from './definitions/lens.ts'
import { linea } from './definitions/linea.ts'
import { lineaSepolia } from './definitions/lineaSepolia.ts'
import { lineaTestnet } from './definitions/lineaTestnet.ts'
import { lisk } from './definitions/lisk.ts'
import { localhost } from './definitions/localhost.ts'
import { mainnet } from './definitions/mainnet.ts'
import { manta } from './definitions/manta.ts'
import { mantle } from './definitions/mantle.ts'
import { mantleSepoliaTestnet } from './definitions/mantleSepoliaTestnet.ts'
import { megaeth } from './definitions/megaeth.ts'
import { metis } from './definitions/metis.ts'
import { metisGoerli } from './definitions/metisGoerli.ts'
import { metisSepolia } from './definitions/metisSepolia.ts'
import { mode } from './definitions/mode.ts'
import { monad } from './definitions/monad.ts'
import { monadTestnet } from './definitions/monadTestnet.ts'
import { moonbaseAlpha } from './definitions/moonbaseAlpha.ts'
import { moonbeam } from './definitions/moonbeam.ts'
import { moonriver } from './definitions/moonriver.ts'
import { neonDevnet } from './definitions/neonDevnet.ts'
import { nexi } from './definitions/nexi.ts'
import { oasys } from './definitions/oasys.ts'
import { okc } from './definitions/okc.ts'
import { opBNB } from './definitions/opBNB.ts'
import { optimism } from './definitions/optimism.ts'
import { optimismGoerli } from './definitions/optimismGoerli.ts'
import { optimismSepolia } from './definitions/optimismSepolia.ts'
import { peaq } from './definitions/peaq.ts'
import { plasma } from './definitions/plasma.ts'
import { polygon } from './definitions/polygon.ts'
import { polygonAmoy } from './definitions/polygonAmoy.ts'
import { polygonMumbai } from './definitions/polygonMumbai.ts'
import { polygonZkEvm } from './definitions/polygonZkEvm.ts'
import { polygonZkEvmCardona } from './definitions/polygonZkEvmCardona.ts'
import { polygonZkEvmTestnet } from './definitions/polygonZkEvmTestnet.ts'
import { pulsechain } from './definitions/pulsechain.ts'
import { pulsechainV4 } from './definitions/pulsechainV4.ts'
import { robinhood } from './definitions/robinhood.ts'
import { robinhoodTestnet } from './definitions/robinhoodTestnet.ts'
import { ronin } from './definitions/ronin.ts'
import { rootstock } from './definitions/rootstock.ts'
import { scroll } from './definitions/scroll.ts'
import { scrollSepolia } from './definitions/scrollSepolia.ts'
import { scrollTestnet } from './definitions/scrollTestnet.ts'
import { sei } from './definitions/sei.ts'
import { sepolia } from './definitions/sepolia.ts'
import { shardeumSphinx } from './definitions/shardeumSphinx.ts'
import { skaleBlockBrawlers } from './definitions/skaleBlockBrawlers.ts'
import { skaleCalypso } from './definitions/skaleCalypso.ts'
import { skaleCalypsoHubTestnet } from './definitions/skaleCalypsoHubTestnet.ts'
import { skaleCalypsoTestnet } from './definitions/skaleCalypsoTestnet.ts'
import { skaleChaosTestnet } from './definitions/skaleChaosTestnet.ts'
import { skaleCryptoBlades } from './definitions/skaleCryptoBlades.ts'
import { skaleCryptoColosseum } from './definitions/skaleCryptoColosseum.ts'
import { skaleEuropa } from './definitions/skaleEuropa.ts'
import { skaleEuropaHubTestnet } from './definitions/skaleEuropaHubTestnet.ts'
import { skaleEuropaTestnet } from './definitions/skaleEuropaTestnet.ts'
import { skaleExorde } from './definitions/skaleExorde.ts'
import { skaleHumanProtocol } from './definitions/skaleHumanProtocol.ts'
import { skaleNebula } from './definitions/skaleNebula.ts'
import { skaleNebulaHubTestnet } from './definitions/skaleNebulaHubTestnet.ts'
import { skaleNebulaTestnet } from './definitions/skaleNebulaTestnet.ts'
import { skaleRazor } from './definitions/skaleRazor.ts'
import { skaleTitan } from './definitions/skaleTitan.ts'
import { skaleTitanHubTestnet } from './definitions/skaleTitanHubTestnet.ts'
import { skaleTitanTestnet } from './definitions/skaleTitanTestnet.ts'
import { soneium } from './definitions/soneium.ts'
import { songbird } from './definitions/songbird.ts'
import { songbirdTestnet } from './definitions/songbirdTestnet.ts'
import { sonic } from './definitions/sonic.ts'
import { stable } from './definitions/stable.ts'
import { syscoin } from './definitions/syscoin.ts'
import { taiko } from './definitions/taiko.ts'
import { taraxa } from './definitions/taraxa.ts'
import { taraxaTestnet } from './definitions/taraxaTestnet.ts'
import { telos } from './definitions/telos.ts'
import { telosTestnet } from './definitions/telosTestnet.ts'
import { tempo } from './definitions/tempo.ts'
import { tempoModerato } from './definitions/tempoModerato.ts'
import { thunderTestnet } from './definitions/thunderTestnet.ts'
import { unichain } from './definitions/unichain.ts'
import { wanchain } from './definitions/wanchain.ts'
import { whitechainSepolia } from './definitions/whitechainSepolia.ts'
import { worldchain } from './definitions/worldchain.ts'
import { xdc } from './definitions/xdc.ts'
import { xdcTestnet } from './definitions/xdcTestnet.ts'
import { xLayer } from './definitions/xLayer.ts'
import { zeroGMainnet } from './definitions/zeroGMainnet.ts'
import { zetachain } from './definitions/zetachain.ts'
import { zhejiang } from './definitions/zhejiang.ts'
import { zkSync } from './definitions/zkSync.ts'
import { zksyncSepoliaTestnet } from './definitions/zksyncSepoliaTestnet.ts'
import { zkSyncTestnet } from './definitions/zkSyncTestnet.ts'
import { zora } from './definitions/zora.ts'
import { zoraSepolia } from './definitions/zoraSepolia.ts'

/**
 * Every chain that owns its id, by the name of its export. The table and the index are derived from it; other networks of the
 * same ids are exports of the package and named in `collisions`.
 */
export const chainTable = {
  abstract,
  apeChain,
  arbitrum,
  arbitrumGoerli,
  arbitrumNova,
  arbitrumSepolia,
  arc,
  arcTestnet,
  aurora,
  auroraTestnet,
  avalanche,
  avalancheFuji,
  base,
  baseGoerli,
  baseSepolia,
  berachain,
  berachainBepolia,
  blast,
  boba,
  bronos,
  bronosTestnet,
  bsc,
  bscTestnet,
  canto,
  celo,
  celoAlfajores,
  celoCannoli,
  celoSepolia,
  confluxESpace,
  creditCoin3Mainnet,
  cronos,
  crossbell,
  devnet,
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
  fluent,
  fraxtal,
  fuse,
  gnosis,
  gnosisChiado,
  goerli,
  haqqMainnet,
  haqqTestedge2,
  harmonyOne,
  hemi,
  holesky,
  hoodi,
  hyperEvm,
  ink,
  iotex,
  iotexTestnet,
  kaia,
  kairos,
  katana,
  lens,
  linea,
  lineaSepolia,
  lineaTestnet,
  lisk,
  localhost,
  mainnet,
  manta,
  mantle,
  mantleSepoliaTestnet,
  megaeth,
  metis,
  metisGoerli,
  metisSepolia,
  mode,
  monad,
  monadTestnet,
  moonbaseAlpha,
  moonbeam,
  moonriver,
  neonDevnet,
  nexi,
  oasys,
  okc,
  opBNB,
  optimism,
  optimismGoerli,
  optimismSepolia,
  peaq,
  plasma,
  polygon,
  polygonAmoy,
  polygonMumbai,
  polygonZkEvm,
  polygonZkEvmCardona,
  polygonZkEvmTestnet,
  pulsechain,
  pulsechainV4,
  robinhood,
  robinhoodTestnet,
  ronin,
  rootstock,
  scroll,
  scrollSepolia,
  scrollTestnet,
  sei,
  sepolia,
  shardeumSphinx,
  skaleBlockBrawlers,
  skaleCalypso,
  skaleCalypsoHubTestnet,
  skaleCalypsoTestnet,
  skaleChaosTestnet,
  skaleCryptoBlades,
  skaleCryptoColosseum,
  skaleEuropa,
  skaleEuropaHubTestnet,
  skaleEuropaTestnet,
  skaleExorde,
  skaleHumanProtocol,
  skaleNebula,
  skaleNebulaHubTestnet,
  skaleNebulaTestnet,
  skaleRazor,
  skaleTitan,
  skaleTitanHubTestnet,
  skaleTitanTestnet,
  soneium,
  songbird,
  songbirdTestnet,
  sonic,
  stable,
  syscoin,
  taiko,
  taraxa,
  taraxaTestnet,
  telos,
  telosTestnet,
  tempo,
  tempoModerato,
  thunderTestnet,
  unichain,
  wanchain,
  whitechainSepolia,
  worldchain,
  xLayer,
  xdc,
  xdcTestnet,
  zeroGMainnet,
  zetachain,
  zhejiang,
  zkSync,
  zkSyncTestnet,
  zksyncSepoliaTestnet,
  zora,
  zoraSepolia,
} as const satisfies Record<string, Chain>

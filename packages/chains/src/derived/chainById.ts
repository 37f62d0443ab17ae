// Derived from the definitions by `pnpm derive`. Not to be edited by hand.

import type { abstract } from '../definitions/abstract.ts'
import type { apeChain } from '../definitions/apeChain.ts'
import type { arbitrum } from '../definitions/arbitrum.ts'
import type { arbitrumGoerli } from '../definitions/arbitrumGoerli.ts'
import type { arbitrumNova } from '../definitions/arbitrumNova.ts'
import type { arbitrumSepolia } from '../definitions/arbitrumSepolia.ts'
import type { arc } from '../definitions/arc.ts'
import type { arcTestnet } from '../definitions/arcTestnet.ts'
import type { aurora } from '../definitions/aurora.ts'
import type { auroraTestnet } from '../definitions/auroraTestnet.ts'
import type { avalanche } from '../definitions/avalanche.ts'
import type { avalancheFuji } from '../definitions/avalancheFuji.ts'
import type { base } from '../definitions/base.ts'
import type { baseGoerli } from '../definitions/baseGoerli.ts'
import type { baseSepolia } from '../definitions/baseSepolia.ts'
import type { berachain } from '../definitions/berachain.ts'
import type { berachainBepolia } from '../definitions/berachainBepolia.ts'
import type { blast } from '../definitions/blast.ts'
import type { boba } from '../definitions/boba.ts'
import type { bronos } from '../definitions/bronos.ts'
import type { bronosTestnet } from '../definitions/bronosTestnet.ts'
import type { bsc } from '../definitions/bsc.ts'
import type { bscTestnet } from '../definitions/bscTestnet.ts'
import type { canto } from '../definitions/canto.ts'
import type { celo } from '../definitions/celo.ts'
import type { celoAlfajores } from '../definitions/celoAlfajores.ts'
import type { celoCannoli } from '../definitions/celoCannoli.ts'
import type { celoSepolia } from '../definitions/celoSepolia.ts'
import type { confluxESpace } from '../definitions/confluxESpace.ts'
import type { creditCoin3Mainnet } from '../definitions/creditCoin3Mainnet.ts'
import type { cronos } from '../definitions/cronos.ts'
import type { crossbell } from '../definitions/crossbell.ts'
import type { devnet } from '../definitions/devnet.ts'
import type { dfk } from '../definitions/dfk.ts'
import type { dogechain } from '../definitions/dogechain.ts'
import type { evmos } from '../definitions/evmos.ts'
import type { evmosTestnet } from '../definitions/evmosTestnet.ts'
import type { fantom } from '../definitions/fantom.ts'
import type { fantomTestnet } from '../definitions/fantomTestnet.ts'
import type { filecoin } from '../definitions/filecoin.ts'
import type { filecoinCalibration } from '../definitions/filecoinCalibration.ts'
import type { filecoinHyperspace } from '../definitions/filecoinHyperspace.ts'
import type { flare } from '../definitions/flare.ts'
import type { flareTestnet } from '../definitions/flareTestnet.ts'
import type { fluent } from '../definitions/fluent.ts'
import type { fraxtal } from '../definitions/fraxtal.ts'
import type { fuse } from '../definitions/fuse.ts'
import type { gnosis } from '../definitions/gnosis.ts'
import type { gnosisChiado } from '../definitions/gnosisChiado.ts'
import type { goerli } from '../definitions/goerli.ts'
import type { haqqMainnet } from '../definitions/haqqMainnet.ts'
import type { haqqTestedge2 } from '../definitions/haqqTestedge2.ts'
import type { harmonyOne } from '../definitions/harmonyOne.ts'
import type { hemi } from '../definitions/hemi.ts'
import type { holesky } from '../definitions/holesky.ts'
import type { hoodi } from '../definitions/hoodi.ts'
import type { hyperEvm } from '../definitions/hyperEvm.ts'
import type { ink } from '../definitions/ink.ts'
import type { iotex } from '../definitions/iotex.ts'
import type { iotexTestnet } from '../definitions/iotexTestnet.ts'
import type { kaia } from '../definitions/kaia.ts'
import type { kairos } from '../definitions/kairos.ts'
import type { katana } from '../definitions/katana.ts'
import type { lens } from '../definitions/lens.ts'
import type { linea } from '../definitions/linea.ts'
import type { lineaSepolia } from '../definitions/lineaSepolia.ts'
import type { lineaTestnet } from '../definitions/lineaTestnet.ts'
import type { lisk } from '../definitions/lisk.ts'
import type { localhost } from '../definitions/localhost.ts'
import type { mainnet } from '../definitions/mainnet.ts'
import type { manta } from '../definitions/manta.ts'
import type { mantle } from '../definitions/mantle.ts'
import type { mantleSepoliaTestnet } from '../definitions/mantleSepoliaTestnet.ts'
import type { megaeth } from '../definitions/megaeth.ts'
import type { metis } from '../definitions/metis.ts'
import type { metisGoerli } from '../definitions/metisGoerli.ts'
import type { metisSepolia } from '../definitions/metisSepolia.ts'
import type { mode } from '../definitions/mode.ts'
import type { monad } from '../definitions/monad.ts'
import type { monadTestnet } from '../definitions/monadTestnet.ts'
import type { moonbaseAlpha } from '../definitions/moonbaseAlpha.ts'
import type { moonbeam } from '../definitions/moonbeam.ts'
import type { moonriver } from '../definitions/moonriver.ts'
import type { neonDevnet } from '../definitions/neonDevnet.ts'
import type { nexi } from '../definitions/nexi.ts'
import type { oasys } from '../definitions/oasys.ts'
import type { okc } from '../definitions/okc.ts'
import type { opBNB } from '../definitions/opBNB.ts'
import type { optimism } from '../definitions/optimism.ts'
import type { optimismGoerli } from '../definitions/optimismGoerli.ts'
import type { optimismSepolia } from '../definitions/optimismSepolia.ts'
import type { peaq } from '../definitions/peaq.ts'
import type { plasma } from '../definitions/plasma.ts'
import type { polygon } from '../definitions/polygon.ts'
import type { polygonAmoy } from '../definitions/polygonAmoy.ts'
import type { polygonMumbai } from '../definitions/polygonMumbai.ts'
import type { polygonZkEvm } from '../definitions/polygonZkEvm.ts'
import type { polygonZkEvmCardona } from '../definitions/polygonZkEvmCardona.ts'
import type { polygonZkEvmTestnet } from '../definitions/polygonZkEvmTestnet.ts'
import type { pulsechain } from '../definitions/pulsechain.ts'
import type { pulsechainV4 } from '../definitions/pulsechainV4.ts'
import type { robinhood } from '../definitions/robinhood.ts'
import type { robinhoodTestnet } from '../definitions/robinhoodTestnet.ts'
import type { ronin } from '../definitions/ronin.ts'
import type { rootstock } from '../definitions/rootstock.ts'
import type { scroll } from '../definitions/scroll.ts'
import type { scrollSepolia } from '../definitions/scrollSepolia.ts'
import type { scrollTestnet } from '../definitions/scrollTestnet.ts'
import type { sei } from '../definitions/sei.ts'
import type { sepolia } from '../definitions/sepolia.ts'
import type { shardeumSphinx } from '../definitions/shardeumSphinx.ts'
import type { skaleBlockBrawlers } from '../definitions/skaleBlockBrawlers.ts'
import type { skaleCalypso } from '../definitions/skaleCalypso.ts'
import type { skaleCalypsoHubTestnet } from '../definitions/skaleCalypsoHubTestnet.ts'
import type { skaleCalypsoTestnet } from '../definitions/skaleCalypsoTestnet.ts'
import type { skaleChaosTestnet } from '../definitions/skaleChaosTestnet.ts'
import type { skaleCryptoBlades } from '../definitions/skaleCryptoBlades.ts'
import type { skaleCryptoColosseum } from '../definitions/skaleCryptoColosseum.ts'
import type { skaleEuropa } from '../definitions/skaleEuropa.ts'
import type { skaleEuropaHubTestnet } from '../definitions/skaleEuropaHubTestnet.ts'
import type { skaleEuropaTestnet } from '../definitions/skaleEuropaTestnet.ts'
import type { skaleExorde } from '../definitions/skaleExorde.ts'
import type { skaleHumanProtocol } from '../definitions/skaleHumanProtocol.ts'
import type { skaleNebula } from '../definitions/skaleNebula.ts'
import type { skaleNebulaHubTestnet } from '../definitions/skaleNebulaHubTestnet.ts'
import type { skaleNebulaTestnet } from '../definitions/skaleNebulaTestnet.ts'
import type { skaleRazor } from '../definitions/skaleRazor.ts'
import type { skaleTitan } from '../definitions/skaleTitan.ts'
import type { skaleTitanHubTestnet } from '../definitions/skaleTitanHubTestnet.ts'
import type { skaleTitanTestnet } from '../definitions/skaleTitanTestnet.ts'
import type { soneium } from '../definitions/soneium.ts'
import type { songbird } from '../definitions/songbird.ts'
import type { songbirdTestnet } from '../definitions/songbirdTestnet.ts'
import type { sonic } from '../definitions/sonic.ts'
import type { stable } from '../definitions/stable.ts'
import type { syscoin } from '../definitions/syscoin.ts'
import type { taiko } from '../definitions/taiko.ts'
import type { taraxa } from '../definitions/taraxa.ts'
import type { taraxaTestnet } from '../definitions/taraxaTestnet.ts'
import type { telos } from '../definitions/telos.ts'
import type { telosTestnet } from '../definitions/telosTestnet.ts'
import type { tempo } from '../definitions/tempo.ts'
import type { tempoModerato } from '../definitions/tempoModerato.ts'
import type { thunderTestnet } from '../definitions/thunderTestnet.ts'
import type { unichain } from '../definitions/unichain.ts'
import type { wanchain } from '../definitions/wanchain.ts'
import type { whitechainSepolia } from '../definitions/whitechainSepolia.ts'
import type { worldchain } from '../definitions/worldchain.ts'
import type { xLayer } from '../definitions/xLayer.ts'
import type { xdc } from '../definitions/xdc.ts'
import type { xdcTestnet } from '../definitions/xdcTestnet.ts'
import type { zeroGMainnet } from '../definitions/zeroGMainnet.ts'
import type { zetachain } from '../definitions/zetachain.ts'
import type { zhejiang } from '../definitions/zhejiang.ts'
import type { zkSync } from '../definitions/zkSync.ts'
import type { zkSyncTestnet } from '../definitions/zkSyncTestnet.ts'
import type { zksyncSepoliaTestnet } from '../definitions/zksyncSepoliaTestnet.ts'
import type { zora } from '../definitions/zora.ts'
import type { zoraSepolia } from '../definitions/zoraSepolia.ts'

/** The type of each chain by its id. */
export type ChainById = {
  1: typeof mainnet
  5: typeof goerli
  10: typeof optimism
  14: typeof flare
  16: typeof songbirdTestnet
  19: typeof songbird
  25: typeof cronos
  30: typeof rootstock
  40: typeof telos
  41: typeof telosTestnet
  50: typeof xdc
  51: typeof xdcTestnet
  56: typeof bsc
  57: typeof syscoin
  66: typeof okc
  97: typeof bscTestnet
  100: typeof gnosis
  114: typeof flareTestnet
  122: typeof fuse
  130: typeof unichain
  137: typeof polygon
  143: typeof monad
  146: typeof sonic
  169: typeof manta
  196: typeof xLayer
  204: typeof opBNB
  232: typeof lens
  248: typeof oasys
  250: typeof fantom
  252: typeof fraxtal
  280: typeof zkSyncTestnet
  288: typeof boba
  300: typeof zksyncSepoliaTestnet
  314: typeof filecoin
  324: typeof zkSync
  369: typeof pulsechain
  420: typeof optimismGoerli
  480: typeof worldchain
  599: typeof metisGoerli
  841: typeof taraxa
  842: typeof taraxaTestnet
  888: typeof wanchain
  943: typeof pulsechainV4
  988: typeof stable
  997: typeof thunderTestnet
  999: typeof hyperEvm
  1001: typeof kairos
  1030: typeof confluxESpace
  1038: typeof bronosTestnet
  1039: typeof bronos
  1088: typeof metis
  1101: typeof polygonZkEvm
  1135: typeof lisk
  1284: typeof moonbeam
  1285: typeof moonriver
  1287: typeof moonbaseAlpha
  1329: typeof sei
  1337: typeof localhost
  1442: typeof polygonZkEvmTestnet
  1868: typeof soneium
  1874: typeof whitechainSepolia
  2000: typeof dogechain
  2020: typeof ronin
  2442: typeof polygonZkEvmCardona
  2741: typeof abstract
  3141: typeof filecoinHyperspace
  3338: typeof peaq
  3737: typeof crossbell
  4002: typeof fantomTestnet
  4217: typeof tempo
  4242: typeof nexi
  4326: typeof megaeth
  4663: typeof robinhood
  4689: typeof iotex
  4690: typeof iotexTestnet
  5000: typeof mantle
  5003: typeof mantleSepoliaTestnet
  5042: typeof arc
  7000: typeof zetachain
  7700: typeof canto
  8082: typeof shardeumSphinx
  8217: typeof kaia
  8453: typeof base
  9000: typeof evmosTestnet
  9001: typeof evmos
  9745: typeof plasma
  10143: typeof monadTestnet
  10200: typeof gnosisChiado
  11235: typeof haqqMainnet
  16661: typeof zeroGMainnet
  17000: typeof holesky
  17323: typeof celoCannoli
  25363: typeof fluent
  31337: typeof devnet
  33139: typeof apeChain
  34443: typeof mode
  42161: typeof arbitrum
  42170: typeof arbitrumNova
  42220: typeof celo
  42431: typeof tempoModerato
  43111: typeof hemi
  43113: typeof avalancheFuji
  43114: typeof avalanche
  44787: typeof celoAlfajores
  46630: typeof robinhoodTestnet
  53935: typeof dfk
  54211: typeof haqqTestedge2
  57073: typeof ink
  59140: typeof lineaTestnet
  59141: typeof lineaSepolia
  59144: typeof linea
  59902: typeof metisSepolia
  80001: typeof polygonMumbai
  80002: typeof polygonAmoy
  80069: typeof berachainBepolia
  80094: typeof berachain
  81457: typeof blast
  84531: typeof baseGoerli
  84532: typeof baseSepolia
  102030: typeof creditCoin3Mainnet
  167000: typeof taiko
  314159: typeof filecoinCalibration
  421613: typeof arbitrumGoerli
  421614: typeof arbitrumSepolia
  534351: typeof scrollSepolia
  534352: typeof scroll
  534353: typeof scrollTestnet
  560048: typeof hoodi
  747474: typeof katana
  1337803: typeof zhejiang
  5042002: typeof arcTestnet
  7777777: typeof zora
  11142220: typeof celoSepolia
  11155111: typeof sepolia
  11155420: typeof optimismSepolia
  37084624: typeof skaleNebulaHubTestnet
  245022926: typeof neonDevnet
  278611351: typeof skaleRazor
  344106930: typeof skaleCalypsoTestnet
  391845894: typeof skaleBlockBrawlers
  476158412: typeof skaleEuropaTestnet
  503129905: typeof skaleNebulaTestnet
  974399131: typeof skaleCalypsoHubTestnet
  999999999: typeof zoraSepolia
  1020352220: typeof skaleTitanHubTestnet
  1026062157: typeof skaleCryptoBlades
  1032942172: typeof skaleCryptoColosseum
  1273227453: typeof skaleHumanProtocol
  1313161554: typeof aurora
  1313161555: typeof auroraTestnet
  1350216234: typeof skaleTitan
  1351057110: typeof skaleChaosTestnet
  1444673419: typeof skaleEuropaHubTestnet
  1482601649: typeof skaleNebula
  1517929550: typeof skaleTitanTestnet
  1564830818: typeof skaleCalypso
  1666600000: typeof harmonyOne
  2046399126: typeof skaleEuropa
  2139927552: typeof skaleExorde
}

/** The ids of the table. */
export type ChainId = keyof ChainById

// Derived from the definitions and from viem by `pnpm derive`. Not to be edited by hand.

import { base as baseData } from '../definitions/base.ts'
import { baseGoerli as baseGoerliData } from '../definitions/baseGoerli.ts'
import { baseSepolia as baseSepoliaData } from '../definitions/baseSepolia.ts'
import { blast as blastData } from '../definitions/blast.ts'
import { fraxtal as fraxtalData } from '../definitions/fraxtal.ts'
import { ink as inkData } from '../definitions/ink.ts'
import { lisk as liskData } from '../definitions/lisk.ts'
import { megaeth as megaethData } from '../definitions/megaeth.ts'
import { mode as modeData } from '../definitions/mode.ts'
import { optimism as optimismData } from '../definitions/optimism.ts'
import { optimismGoerli as optimismGoerliData } from '../definitions/optimismGoerli.ts'
import { optimismSepolia as optimismSepoliaData } from '../definitions/optimismSepolia.ts'
import { soneium as soneiumData } from '../definitions/soneium.ts'
import { unichain as unichainData } from '../definitions/unichain.ts'
import { whitechainSepolia as whitechainSepoliaData } from '../definitions/whitechainSepolia.ts'
import { worldchain as worldchainData } from '../definitions/worldchain.ts'
import { zora as zoraData } from '../definitions/zora.ts'
import { zoraSepolia as zoraSepoliaData } from '../definitions/zoraSepolia.ts'
import { zoraTestnet as zoraTestnetData } from '../definitions/zoraTestnet.ts'
import { withOpStack } from '../op-stack/withOpStack.ts'

/** Base, with what viem knows of it. */
export const base = /* @__PURE__ */ withOpStack(baseData, {disputeGameFactory:{1:{address:'0x43edB88C4B80fDD2AdFF2412A7BebF9dF42cB40e'}},l2OutputOracle:{1:{address:'0x56315b90c40730925ec5485cf004d835058518A0'}},portal:{1:{address:'0x49048044D57e1C92A77f79988d21Fa8fAF74E97e',blockCreated:17482143}},l1StandardBridge:{1:{address:'0x3154Cf16ccdb4C6d922629664174b904d80F2C35',blockCreated:17482143}}})

/** Base Goerli, with what viem knows of it. */
export const baseGoerli = /* @__PURE__ */ withOpStack(baseGoerliData, {l2OutputOracle:{5:{address:'0x2A35891ff30313CcFa6CE88dcf3858bb075A2298'}},portal:{5:{address:'0xe93c8cD0D409341205A592f8c4Ac1A5fe5585cfA'}},l1StandardBridge:{5:{address:'0xfA6D8Ee5BE770F84FC001D098C4bD604Fe01284a'}}})

/** Base Sepolia, with what viem knows of it. */
export const baseSepolia = /* @__PURE__ */ withOpStack(baseSepoliaData, {disputeGameFactory:{11155111:{address:'0xd6E6dBf4F7EA0ac412fD8b65ED297e64BB7a06E1'}},l2OutputOracle:{11155111:{address:'0x84457ca9D0163FbC4bbfe4Dfbb20ba46e48DF254'}},portal:{11155111:{address:'0x49f53e41452c74589e85ca1677426ba426459e85',blockCreated:4446677}},l1StandardBridge:{11155111:{address:'0xfd0Bf71F60660E2f608ed56e1659C450eB113120',blockCreated:4446677}}})

/** Blast, with what viem knows of it. */
export const blast = /* @__PURE__ */ withOpStack(blastData, {l2OutputOracle:{1:{address:'0x826D1B0D4111Ad9146Eb8941D7Ca2B6a44215c76',blockCreated:19300358}},portal:{1:{address:'0x0Ec68c5B10F21EFFb74f2A5C61DFe6b08C0Db6Cb',blockCreated:19300357}},l1StandardBridge:{1:{address:'0x697402166Fbf2F22E970df8a6486Ef171dbfc524',blockCreated:19300360}}})

/** Fraxtal, with what viem knows of it. */
export const fraxtal = /* @__PURE__ */ withOpStack(fraxtalData, {l2OutputOracle:{1:{address:'0x66CC916Ed5C6C2FA97014f7D1cD141528Ae171e4'}},portal:{1:{address:'0x36cb65c1967A0Fb0EEE11569C51C2f2aA1Ca6f6D',blockCreated:19135323}},l1StandardBridge:{1:{address:'0x34C0bD5877A5Ee7099D0f5688D65F4bB9158BDE2',blockCreated:19135323}}})

/** Ink, with what viem knows of it. */
export const ink = /* @__PURE__ */ withOpStack(inkData, {disputeGameFactory:{1:{address:'0x10d7b35078d3baabb96dd45a9143b94be65b12cd'}},portal:{1:{address:'0x5d66c1782664115999c47c9fa5cd031f495d3e4f'}},l1StandardBridge:{1:{address:'0x88ff1e5b602916615391f55854588efcbb7663f0'}}})

/** Lisk, with what viem knows of it. */
export const lisk = /* @__PURE__ */ withOpStack(liskData, {disputeGameFactory:{1:{address:'0x0CF7D3706a27CCE2017aEB11E8a9c8b5388c282C'}},l2OutputOracle:{1:{address:'0x113cB99283AF242Da0A0C54347667edF531Aa7d6'}},portal:{1:{address:'0x26dB93F8b8b4f7016240af62F7730979d353f9A7'}},l1StandardBridge:{1:{address:'0x2658723Bf70c7667De6B25F99fcce13A16D25d08'}}})

/** MegaETH, with what viem knows of it. */
export const megaeth = /* @__PURE__ */ withOpStack(megaethData, {disputeGameFactory:{1:{address:'0x8546840adF796875cD9AAcc5B3B048f6B2c9D563'}},portal:{1:{address:'0x7f82f57F0Dd546519324392e408b01fcC7D709e8',blockCreated:21644285}},l1StandardBridge:{1:{address:'0x0CA3A2FBC3D770b578223FBB6b062fa875a2eE75',blockCreated:21644285}}})

/** Mode Mainnet, with what viem knows of it. */
export const mode = /* @__PURE__ */ withOpStack(modeData, {disputeGameFactory:{1:{address:'0x6f13EFadABD9269D6cEAd22b448d434A1f1B433E'}},l2OutputOracle:{1:{address:'0x4317ba146D4933D889518a3e5E11Fe7a53199b04'}},portal:{1:{address:'0x8B34b14c7c7123459Cf3076b8Cb929BE097d0C07'}},l1StandardBridge:{1:{address:'0x735aDBbE72226BD52e818E7181953f42E3b0FF21'}}})

/** OP Mainnet, with what viem knows of it. */
export const optimism = /* @__PURE__ */ withOpStack(optimismData, {disputeGameFactory:{1:{address:'0xe5965Ab5962eDc7477C8520243A95517CD252fA9'}},l2OutputOracle:{1:{address:'0xdfe97868233d1aa22e815a266982f2cf17685a27'}},portal:{1:{address:'0xbEb5Fc579115071764c7423A4f12eDde41f106Ed'}},l1StandardBridge:{1:{address:'0x99C9fc46f92E8a1c0deC1b1747d010903E884bE1'}}})

/** Optimism Goerli, with what viem knows of it. */
export const optimismGoerli = /* @__PURE__ */ withOpStack(optimismGoerliData, {l2OutputOracle:{5:{address:'0xE6Dfba0953616Bacab0c9A8ecb3a9BBa77FC15c0'}},portal:{5:{address:'0x5b47E1A08Ea6d985D6649300584e6722Ec4B1383'}},l1StandardBridge:{5:{address:'0x636Af16bf2f682dD3109e60102b8E1A089FedAa8'}}})

/** OP Sepolia, with what viem knows of it. */
export const optimismSepolia = /* @__PURE__ */ withOpStack(optimismSepoliaData, {disputeGameFactory:{11155111:{address:'0x05F9613aDB30026FFd634f38e5C4dFd30a197Fa1'}},l2OutputOracle:{11155111:{address:'0x90E9c4f8a994a250F6aEfd61CAFb4F2e895D458F'}},portal:{11155111:{address:'0x16Fc5058F25648194471939df75CF27A2fdC48BC'}},l1StandardBridge:{11155111:{address:'0xFBb0621E0B23b5478B630BD55a5f21f67730B0F1'}}})

/** Soneium Mainnet, with what viem knows of it. */
export const soneium = /* @__PURE__ */ withOpStack(soneiumData, {disputeGameFactory:{1:{address:'0x512a3d2c7a43bd9261d2b8e8c9c70d4bd4d503c0'}},l2OutputOracle:{1:{address:'0x0000000000000000000000000000000000000000'}},portal:{1:{address:'0x88e529a6ccd302c948689cd5156c83d4614fae92',blockCreated:7061266}},l1StandardBridge:{1:{address:'0xeb9bf100225c214efc3e7c651ebbadcf85177607',blockCreated:7061266}}})

/** Unichain, with what viem knows of it. */
export const unichain = /* @__PURE__ */ withOpStack(unichainData, {disputeGameFactory:{1:{address:'0x2F12d621a16e2d3285929C9996f478508951dFe4'}},portal:{1:{address:'0x0bd48f6B86a26D3a217d0Fa6FfE2B491B956A7a2'}},l1StandardBridge:{1:{address:'0x81014F44b0a345033bB2b3B21C7a1A308B35fEeA'}}})

/** Whitechain Sepolia, with what viem knows of it. */
export const whitechainSepolia = /* @__PURE__ */ withOpStack(whitechainSepoliaData, {disputeGameFactory:{11155111:{address:'0xfaa2fAA8912C069c01abc169c33713c79027c833'}},portal:{11155111:{address:'0xFF9b597b0781457ae6aa7256Ca5ed5839bF7D0C3',blockCreated:11071328}},l1StandardBridge:{11155111:{address:'0x0c50bE539AB5D72d226038928F2eB25100899DED',blockCreated:11071328}}})

/** World Chain, with what viem knows of it. */
export const worldchain = /* @__PURE__ */ withOpStack(worldchainData, {disputeGameFactory:{1:{address:'0x069c4c579671f8c120b1327a73217D01Ea2EC5ea'}},l2OutputOracle:{1:{address:'0x19A6d1E9034596196295CF148509796978343c5D'}},portal:{1:{address:'0xd5ec14a83B7d95BE1E2Ac12523e2dEE12Cbeea6C'}},l1StandardBridge:{1:{address:'0x470458C91978D2d929704489Ad730DC3E3001113'}}})

/** Zora, with what viem knows of it. */
export const zora = /* @__PURE__ */ withOpStack(zoraData, {disputeGameFactory:{1:{address:'0xB0F15106fa1e473Ddb39790f197275BC979Aa37e'}},l2OutputOracle:{1:{address:'0x9E6204F750cD866b299594e2aC9eA824E2e5f95c'}},portal:{1:{address:'0x1a0ad011913A150f69f6A19DF447A0CfD9551054'}},l1StandardBridge:{1:{address:'0x3e2Ea9B92B7E48A52296fD261dc26fd995284631'}}})

/** Zora Sepolia, with what viem knows of it. */
export const zoraSepolia = /* @__PURE__ */ withOpStack(zoraSepoliaData, {l2OutputOracle:{11155111:{address:'0x2615B481Bd3E5A1C0C7Ca3Da1bdc663E8615Ade9'}},portal:{11155111:{address:'0xeffE2C6cA9Ab797D418f0D91eA60807713f3536f'}},l1StandardBridge:{11155111:{address:'0x5376f1D543dcbB5BD416c56C189e4cB7399fCcCB'}}})

/** Zora Goerli Testnet, with what viem knows of it. */
export const zoraTestnet = /* @__PURE__ */ withOpStack(zoraTestnetData, {portal:{5:{address:'0xDb9F51790365e7dc196e7D072728df39Be958ACe'}}})

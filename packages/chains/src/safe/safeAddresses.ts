import type { SafeVersion } from '../chain.ts'
import type { SafeDeploymentKind } from './safeDeployments.ts'

/** The contracts of one version, as `@safe-global/safe-deployments` names them. */
export type SafeAddresses = {
  /** Singleton without events for every transaction, for Ethereum. */
  safe: `0x${string}`
  /** Singleton with events, for every other chain. */
  safeL2: `0x${string}`
  proxyFactory: `0x${string}`
  multiSend: `0x${string}`
  multiSendCallOnly: `0x${string}`
  fallbackHandler: `0x${string}`
  signMessageLib: `0x${string}`
  createCall: `0x${string}`
  simulateTxAccessor: `0x${string}`
}

/** The addresses of every set of contracts. */
export const safeAddresses: {
  readonly [version in SafeVersion]: { readonly [kind in SafeDeploymentKind]?: SafeAddresses }
} = {
  '1.3.0': {
    canonical: {
      safe: '0xd9Db270c1B5E3Bd161E8c8503c55cEABeE709552',
      safeL2: '0x3E5c63644E683549055b9Be8653de26E0B4CD36E',
      proxyFactory: '0xa6B71E26C5e0845f74c812102Ca7114b6a896AB2',
      multiSend: '0xA238CBeb142c10Ef7Ad8442C6D1f9E89e07e7761',
      multiSendCallOnly: '0x40A2aCCbd92BCA938b02010E17A5b8929b49130D',
      fallbackHandler: '0xf48f2B2d2a534e402487b3ee7C18c33Aec0Fe5e4',
      signMessageLib: '0xA65387F16B013cf2Af4605Ad8aA5ec25a2cbA3a2',
      createCall: '0x7cbB62EaA69F79e6873cD1ecB2392971036cFAa4',
      simulateTxAccessor: '0x59AD6735bCd8152B84860Cb256dD9e96b85F69Da',
    },
    eip155: {
      safe: '0x69f4D1788e39c87893C980c06EdF4b7f686e2938',
      safeL2: '0xfb1bffC9d739B8D520DaF37dF666da4C687191EA',
      proxyFactory: '0xC22834581EbC8527d974F8a1c97E1bEA4EF910BC',
      multiSend: '0x998739BFdAAdde7C933B942a68053933098f9EDa',
      multiSendCallOnly: '0xA1dabEF33b3B82c7814B6D82A79e50F4AC44102B',
      fallbackHandler: '0x017062a1dE2FE6b99BE3d9d37841FeD19F573804',
      signMessageLib: '0x98FFBBF51bb33A056B08ddf711f289936AafF717',
      createCall: '0xB19D6FFc2182150F8Eb585b79D4ABcd7C5640A9d',
      simulateTxAccessor: '0x727a77a074D1E6c4530e814F89E618a3298FC044',
    },
    zksync: {
      safe: '0xB00ce5CCcdEf57e539ddcEd01DF43a13855d9910',
      safeL2: '0x1727c2c531cf966f902E5927b98490fDFb3b2b70',
      proxyFactory: '0xDAec33641865E4651fB43181C6DB6f7232Ee91c2',
      multiSend: '0x0dFcccB95225ffB03c6FBB2559B530C2B7C8A912',
      multiSendCallOnly: '0xf220D3b4DFb23C4ade8C88E526C1353AbAcbC38F',
      fallbackHandler: '0x2f870a80647BbC554F3a0EBD093f11B4d2a7492A',
      signMessageLib: '0x357147caf9C0cCa67DfA0CF5369318d8193c8407',
      createCall: '0xcB8e5E438c5c2b45FbE17B02Ca9aF91509a8ad56',
      simulateTxAccessor: '0x4191E2e12E8BC5002424CE0c51f9947b02675a44',
    },
  },
  '1.4.1': {
    canonical: {
      safe: '0x41675C099F32341bf84BFc5382aF534df5C7461a',
      safeL2: '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762',
      proxyFactory: '0x4e1DCf7AD4e460CfD30791CCC4F9c8a4f820ec67',
      multiSend: '0x38869bf66a61cF6bDB996A6aE40D5853Fd43B526',
      multiSendCallOnly: '0x9641d764fc13c8B624c04430C7356C1C7C8102e2',
      fallbackHandler: '0xfd0732Dc9E303f09fCEf3a7388Ad10A83459Ec99',
      signMessageLib: '0xd53cd0aB83D845Ac265BE939c57F53AD838012c9',
      createCall: '0x9b35Af71d77eaf8d7e40252370304687390A1A52',
      simulateTxAccessor: '0x3d4BA2E0884aa488718476ca2FB8Efc291A46199',
    },
    zksync: {
      safe: '0xC35F063962328aC65cED5D4c3fC5dEf8dec68dFa',
      safeL2: '0x610fcA2e0279Fa1F8C00c8c2F71dF522AD469380',
      proxyFactory: '0xc329D02fd8CB2fc13aa919005aF46320794a8629',
      multiSend: '0x309D0B190FeCCa8e1D5D8309a16F7e3CB133E885',
      multiSendCallOnly: '0x0408EF011960d02349d50286D20531229BCef773',
      fallbackHandler: '0x9301E98DD367135f21bdF66f342A249c9D5F9069',
      signMessageLib: '0xAca1ec0a1A575CDCCF1DC3d5d296202Eb6061888',
      createCall: '0xAAA566Fe7978bB0fb0B5362B7ba23038f4428D8f',
      simulateTxAccessor: '0xdd35026932273768A3e31F4efF7313B5B7A7199d',
    },
  },
  '1.5.0': {
    canonical: {
      safe: '0xFf51A5898e281Db6DfC7855790607438dF2ca44b',
      safeL2: '0xEdd160fEBBD92E350D4D398fb636302fccd67C7e',
      proxyFactory: '0x14F2982D601c9458F93bd70B218933A6f8165e7b',
      multiSend: '0x218543288004CD07832472D464648173c77D7eB7',
      multiSendCallOnly: '0xA83c336B20401Af773B6219BA5027174338D1836',
      fallbackHandler: '0x3EfCBb83A4A7AfcB4F68D501E2c2203a38be77f4',
      signMessageLib: '0x4FfeF8222648872B3dE295Ba1e49110E61f5b5aa',
      createCall: '0x2Ef5ECfbea521449E4De05EDB1ce63B75eDA90B4',
      simulateTxAccessor: '0x07EfA797c55B5DdE3698d876b277aBb6B893654C',
    },
  },
}

// Derived from npm packages of the Safe project by `pnpm derive`. Not to be edited by hand.

import type { CreationContracts } from '../creationContracts.ts'

/** What accounts are created with. Apart from the long table, which the address of an account does not need. */
export const creationTable: readonly CreationContracts[] = [
  {
    version: '1.3.0',
    deployment: 'canonical',
    factory: '0xa6B71E26C5e0845f74c812102Ca7114b6a896AB2',
    fallbackHandler: '0xf48f2B2d2a534e402487b3ee7C18c33Aec0Fe5e4',
    safe: {
      address: '0xd9Db270c1B5E3Bd161E8c8503c55cEABeE709552',
      initCodeHash: '0x56e3081a3d1bb38ed4eed1a39f7729c3cc77c7825794c15bbf326f3047fd779c',
    },
    safeL2: {
      address: '0x3E5c63644E683549055b9Be8653de26E0B4CD36E',
      initCodeHash: '0xcaf2dc2f91b804b2fcf1ed3a965a1ff4404b840b80c124277b00a43b4634b2ce',
    },
  },
  {
    version: '1.3.0',
    deployment: 'eip155',
    factory: '0xC22834581EbC8527d974F8a1c97E1bEA4EF910BC',
    fallbackHandler: '0x017062a1dE2FE6b99BE3d9d37841FeD19F573804',
    safe: {
      address: '0x69f4D1788e39c87893C980c06EdF4b7f686e2938',
      initCodeHash: '0xb3e501cfec8bd01fe46110901ec2dbff08b51dfc5ac094de6535e2c4bbdb59d9',
    },
    safeL2: {
      address: '0xfb1bffC9d739B8D520DaF37dF666da4C687191EA',
      initCodeHash: '0xea577b319e453ad8c9c606cacfe42c5750522aa0379d419931cb34698e3630e0',
    },
  },
  {
    version: '1.4.1',
    deployment: 'canonical',
    factory: '0x4e1DCf7AD4e460CfD30791CCC4F9c8a4f820ec67',
    fallbackHandler: '0xfd0732Dc9E303f09fCEf3a7388Ad10A83459Ec99',
    safe: {
      address: '0x41675C099F32341bf84BFc5382aF534df5C7461a',
      initCodeHash: '0x76733d705f71b79841c0ee960a0ca880f779cde7ef446c989e6d23efc0a4adfb',
    },
    safeL2: {
      address: '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762',
      initCodeHash: '0xe298282cefe913ab5d282047161268a8222e4bd4ed106300c547894bbefd31ee',
    },
  },
  {
    version: '1.5.0',
    deployment: 'canonical',
    factory: '0x14F2982D601c9458F93bd70B218933A6f8165e7b',
    fallbackHandler: '0x3EfCBb83A4A7AfcB4F68D501E2c2203a38be77f4',
    safe: {
      address: '0xFf51A5898e281Db6DfC7855790607438dF2ca44b',
      initCodeHash: '0x9dd695a8d96e2c0f6ede304e13cc2efe754fa353b7389a23340c9317113bc975',
    },
    safeL2: {
      address: '0xEdd160fEBBD92E350D4D398fb636302fccd67C7e',
      initCodeHash: '0xc00f8ed2d8e1bacf9a81836a956d9be01fbb50416bce76c09d18859e6bb6d223',
    },
  },
]

// Derived from the definitions and from viem by `pnpm derive`. Not to be edited by hand.

import { celo as celoData } from '../definitions/celo.ts'
import { celoAlfajores as celoAlfajoresData } from '../definitions/celoAlfajores.ts'
import { celoSepolia as celoSepoliaData } from '../definitions/celoSepolia.ts'
import { withCelo } from '../celo/withCelo.ts'

/** Celo, with what viem knows of it. */
export const celo = /* @__PURE__ */ withCelo(celoData)

/** Alfajores, with what viem knows of it. */
export const celoAlfajores = /* @__PURE__ */ withCelo(celoAlfajoresData, {portal:{17000:{address:'0x82527353927d8D069b3B452904c942dA149BA381',blockCreated:2411324}},disputeGameFactory:{17000:{address:'0xE28AAdcd9883746c0e5068F58f9ea06027b214cb',blockCreated:2411324}},l2OutputOracle:{17000:{address:'0x4a2635e9e4f6e45817b1D402ac4904c1d1752438',blockCreated:2411324}},l1StandardBridge:{17000:{address:'0xD1B0E0581973c9eB7f886967A606b9441A897037',blockCreated:2411324}}})

/** Celo Sepolia Testnet, with what viem knows of it. */
export const celoSepolia = /* @__PURE__ */ withCelo(celoSepoliaData, {portal:{11155111:{address:'0x44ae3d41a335a7d05eb533029917aad35662dcc2',blockCreated:8825790}},disputeGameFactory:{11155111:{address:'0x57c45d82d1a995f1e135b8d7edc0a6bb5211cfaa',blockCreated:8825790}},l1StandardBridge:{11155111:{address:'0xec18a3c30131a0db4246e785355fbc16e2eaf408',blockCreated:8825790}}})

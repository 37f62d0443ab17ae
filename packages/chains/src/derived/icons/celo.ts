// Derived from the icons by `pnpm derive`. Not to be edited by hand.

export { default } from '@web3icons/core/svgs/networks/background/celo.svg.js'

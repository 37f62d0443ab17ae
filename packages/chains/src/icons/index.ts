export { getChainIconColor } from './getChainIconColor.ts'
export { getChainIconFile } from './getChainIconFile.ts'
export { getChainMonogram } from './getChainMonogram.ts'
export { loadChainIcon } from './loadChainIcon.ts'

export { markSources } from './derived/markSources.ts'
export type { MarkSource } from './MarkSource.ts'

/** The package that every mark is taken from, unaltered. */
export const markPackage = {
  name: '@web3icons/core',
  version: '4.0.56',
  /** The licence of the drawings. The marks themselves belong to their owners. */
  license: 'MIT',
  url: 'https://github.com/0xa3k5/web3icons',
} as const

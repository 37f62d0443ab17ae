export { getExplorerUrl, type GetExplorerUrlParameters } from './getExplorerUrl.ts'

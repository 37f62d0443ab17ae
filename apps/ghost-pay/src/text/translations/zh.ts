/** Everything that is said in Chinese: one file to load. */
export { zhCN as dialogs } from '@ghost-pay/connect-kit/languages/zh-CN'
export { zh as sentences } from '../zh.ts'

import { env } from '../env.ts'

/**
 * The page that puts a payment into words on another device, without any network: one file beside the app. The build knows its
 * SHA-256; `FileHash` shows it.
 */
export const verifyPageFile = {
  name: 'verify.html',
  /** SHA-256 in hexadecimal; undefined in development. */
  sha256: env.verifyPageSha256,
} as const

import { randomInt } from 'node:crypto'

/**
 * An address of this machine at which no web page finds a node: a random one of 127.0.0.0/8. macOS has only 127.0.0.1: there a page
 * that tries all ports might find it.
 */
export const hiddenHost = (): string =>
  process.platform === 'darwin'
    ? '127.0.0.1'
    : `127.${[randomInt(1, 255), randomInt(1, 255), randomInt(1, 255)].join('.')}`

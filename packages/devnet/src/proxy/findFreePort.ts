import { connect, createServer } from 'node:net'

import { PortInUseError } from '../errors.ts'

const host = '127.0.0.1'

/**
 * Whether a program accepts connections on a port. Trying to listen does not show it: macOS allows that beside a listener on all
 * interfaces.
 */
export function isPortInUse(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host })
    const settle = (answered: boolean) => () => {
      socket.destroy()
      resolve(answered)
    }
    socket.once('connect', settle(true)).once('error', settle(false))
  })
}

/** Listens for a moment, and returns the port, or `undefined` when that is not possible. */
function tryListening(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(undefined))
    server.listen(port, host, () => {
      const address = server.address()
      const found = typeof address === 'object' && address ? address.port : undefined
      server.close(() => resolve(found))
    })
  })
}

/**
 * Finds a port on this machine that is free.
 *
 * @param wanted the port; 0 for any
 * @param purpose what it is for, as the error names it: “the chain”
 * @returns the port
 * @throws PortInUseError when it is taken
 */
export async function findFreePort(wanted: number, purpose: string): Promise<number> {
  const isTaken = wanted !== 0 && (await isPortInUse(wanted))
  const port = isTaken ? undefined : await tryListening(wanted)
  if (port === undefined) throw new PortInUseError(wanted, purpose)
  return port
}

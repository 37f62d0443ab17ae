import type { CreateConnectorFn } from 'wagmi'
import { injected } from 'wagmi/connectors/injected'
import type { TestWallet } from '@ghost-pay/test-wallet'

/** The air between a page and a phone: the codes that are shown, and the phone that reads one of them. */
export type PhoneLine = {
  /** The code that is shown now. */
  readonly uri: string | undefined
  /** Reads a code, as a camera or a link does. One that nobody shows any more is not read. */
  scan: (uri: string) => void
}

type Shown = { uri: string; onScanned: () => void }

/** One phone for a page. */
export function createPhoneLine() {
  const codes: Shown[] = []
  const line = {
    get uri() {
      return codes.at(-1)?.uri
    },
    scan(uri: string) {
      codes.find((code) => code.uri === uri)?.onScanned()
    },
    show(code: Shown): () => void {
      codes.push(code)
      return () => void codes.splice(codes.indexOf(code), 1)
    },
  }
  return line satisfies PhoneLine
}

/**
 * A connector of a wallet on a phone. It shows a code and waits until the phone has read it; from then on the wallet is asked
 * like any other. The relay is the only part of a pairing that is left out: both ends are in this page.
 *
 * @param line how the phone gets to know the code
 * @param scansAfter the phone reads the code by itself, after so many milliseconds
 */
export function phoneConnector(
  { id, name }: { id: string; name: string },
  wallet: TestWallet,
  line: ReturnType<typeof createPhoneLine>,
  scansAfter?: number,
): CreateConnectorFn {
  return (config) => {
    // wagmi's type of a provider names every method there is.
    const asked = injected({ target: { id, name, provider: wallet.provider as never } })(config)
    let hangUp = () => {}
    return {
      ...asked,
      id,
      name,
      type: 'walletConnect',
      async connect(parameters) {
        hangUp()
        await new Promise<void>((onScanned, onGivenUp) => {
          const uri = pairingUri()
          const hide = line.show({ uri, onScanned })
          const timer = scansAfter === undefined ? undefined : setTimeout(onScanned, scansAfter)
          hangUp = () => {
            hide()
            clearTimeout(timer)
            onGivenUp(new Error('The code is not shown any more.'))
          }
          config.emitter.emit('message', { type: 'display_uri', data: uri })
        })
        hangUp()
        return asked.connect(parameters)
      },
      async disconnect() {
        hangUp()
        await asked.disconnect()
      },
    }
  }
}

/** As long as a real one, and another one each time. */
function pairingUri(): string {
  const hex = (bytes: number) =>
    [...crypto.getRandomValues(new Uint8Array(bytes))]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('')
  return `wc:${hex(32)}@2?relay-protocol=irn&symKey=${hex(32)}&expiryTimestamp=${Math.floor(Date.now() / 1000) + 300}`
}

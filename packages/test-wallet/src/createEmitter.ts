type Listener = (value: unknown) => void

/** The events of an EIP-1193 provider. */
export type Emitter = {
  on: (event: string, listener: Listener) => void
  off: (event: string, listener: Listener) => void
  emit: (event: string, value: unknown) => void
}

/**
 * Creates an emitter. A listener that throws is reported and does not stop the next one: in Node's emitter and in those made after
 * it, such as eventemitter3, it would, and then a page at fault would change what the wallet does.
 */
export function createEmitter(): Emitter {
  const listeners = new Map<string, Listener[]>()
  const of = (event: string): Listener[] => listeners.get(event) ?? []
  return {
    on: (event, listener) => void listeners.set(event, [...of(event), listener]),
    off(event, listener) {
      const at = of(event).lastIndexOf(listener)
      if (at >= 0) listeners.set(event, of(event).toSpliced(at, 1))
    },
    emit(event, value) {
      for (const listener of of(event)) {
        try {
          listener(value)
        } catch (error) {
          report(error)
        }
      }
    },
  }
}

/** Reports like an uncaught error, without stopping here. Node has no `reportError`. */
function report(error: unknown): void {
  if (typeof globalThis.reportError === 'function') return globalThis.reportError(error)
  setTimeout(() => {
    throw error
  })
}

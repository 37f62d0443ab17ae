/** Takes bytes one after the other. Lengths and small numbers are written in groups of seven bits, the lowest first. */
export type ByteWriter = {
  bytes: (bytes: Uint8Array) => void
  /** A whole number from 0 to 2^53 - 1. */
  count: (value: number) => void
  /** The length in bytes, then the bytes. */
  sized: (bytes: Uint8Array) => void
  /** What was written. */
  done: () => Uint8Array
}

/** Starts an empty run of bytes. */
export function writeBytes(): ByteWriter {
  const written: number[] = []
  const writer: ByteWriter = {
    bytes: (bytes) => {
      for (const byte of bytes) written.push(byte)
    },
    count: (value) => {
      let rest = value
      while (rest >= 128) {
        written.push((rest % 128) + 128)
        rest = Math.floor(rest / 128)
      }
      written.push(rest)
    },
    sized: (bytes) => {
      writer.count(bytes.length)
      writer.bytes(bytes)
    },
    done: () => Uint8Array.from(written),
  }
  return writer
}

/** Reads what `writeBytes` wrote. Every read is `undefined` where the bytes end too early or a number is written too long. */
export type ByteReader = {
  bytes: (length: number) => Uint8Array | undefined
  count: () => number | undefined
  sized: () => Uint8Array | undefined
  /** How many bytes are left. */
  left: () => number
}

/** Reads a run of bytes from its beginning. Each method throws where the bytes end early. */
export function readBytes(source: Uint8Array): ByteReader {
  let place = 0
  const reader: ByteReader = {
    bytes: (length) => {
      if (length > source.length - place) return undefined
      place += length
      return source.subarray(place - length, place)
    },
    count: () => {
      let value = 0
      for (let factor = 1; factor < 2 ** 53; factor *= 128) {
        const byte = source[place]
        if (byte === undefined) return undefined
        place += 1
        value += (byte % 128) * factor
        // A last group of zero says nothing: the same number would have two forms.
        if (byte < 128) {
          return (byte === 0 && factor > 1) || !Number.isSafeInteger(value) ? undefined : value
        }
      }
      return undefined
    },
    sized: () => {
      const length = reader.count()
      return length === undefined ? undefined : reader.bytes(length)
    },
    left: () => source.length - place,
  }
  return reader
}

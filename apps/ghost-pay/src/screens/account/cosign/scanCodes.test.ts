import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { canScanCodes, scanCodes, type ScannedCodes } from './scanCodes.ts'

import '../../../testing/page.ts'

const frame = (place: number) => `gpf1.${place}.3.0123abcd.part${place}.`
/** What the reader of codes, which is the browser's own, sees: one list for each picture of the camera. */
let seen: string[][]
const stop = vi.fn()
const turnOn = vi.fn<() => Promise<unknown>>()

beforeEach(() => {
  turnOn.mockReset().mockResolvedValue({ getTracks: () => [{ stop }] })
  stop.mockReset()
  class BarcodeDetector {
    detect = () => Promise.resolve((seen.shift() ?? []).map((rawValue) => ({ rawValue })))
  }
  Object.assign(window, { BarcodeDetector })
  vi.stubGlobal('BarcodeDetector', BarcodeDetector)
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => setTimeout(then))
  Object.defineProperty(navigator, 'mediaDevices', {
    value: { getUserMedia: turnOn },
    configurable: true,
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(window, 'BarcodeDetector')
})

const open = () => {
  const video = document.createElement('video')
  video.play = () => Promise.resolve()
  const end = new AbortController()
  const onSeen = vi.fn<(seen: ScannedCodes) => void>()
  return { video, end, onSeen, scan: scanCodes(video, { signal: end.signal, onSeen }) }
}

test('codes are read until they say something together; then the camera goes off', async () => {
  seen = [[], [frame(2)], [frame(2)], [frame(3)], [frame(1)]]
  const { scan, onSeen, video } = open()
  expect(await scan).toBe('part1.part2.part3.')
  expect(onSeen.mock.calls.map(([{ seen, total }]) => [seen, total])).toEqual([
    [1, 3],
    [2, 3],
  ])
  expect([stop.mock.calls.length, video.srcObject]).toEqual([1, null])
})

test('who stops, or leaves, turns the camera off', async () => {
  seen = [[frame(1)]]
  const { scan, end, onSeen } = open()
  await expect.poll(() => onSeen).toHaveBeenCalledOnce()
  end.abort()
  await expect(scan).rejects.toThrow(/abort/i)
  expect(stop).toHaveBeenCalledOnce()
})

test('a camera that is refused is no scan, and a browser that reads no codes is known before', async () => {
  turnOn.mockRejectedValue(new DOMException('Permission denied', 'NotAllowedError'))
  await expect(open().scan).rejects.toThrow('Permission denied')
  expect(canScanCodes()).toBe(true)
  Reflect.deleteProperty(window, 'BarcodeDetector')
  expect(canScanCodes()).toBe(false)
})

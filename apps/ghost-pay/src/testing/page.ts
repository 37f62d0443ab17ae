import { JSDOM } from 'jsdom'

/**
 * Gives a test in Node a page, so that React can draw while the chain and the gateway run beside it: import it before anything
 * of React. Unlike a test environment it leaves Node's own bytes alone, which the chain's keys are made of.
 */
const { window } = new JSDOM('<!doctype html><html><body></body></html>', {
  url: 'http://localhost/',
  pretendToBeVisual: true,
})

const names = [
  'window',
  'document',
  'navigator',
  'location',
  'localStorage',
  'sessionStorage',
  'history',
  'HTMLElement',
  'HTMLIFrameElement',
  'Element',
  'Node',
  'MutationObserver',
  'ShadowRoot',
  'StorageEvent',
  'requestAnimationFrame',
  'cancelAnimationFrame',
] as const

for (const name of names) {
  const value: unknown = name === 'window' ? window : window[name]
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
}

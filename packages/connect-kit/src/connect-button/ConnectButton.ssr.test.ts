import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { cookieStorage, createStorage, serialize, WagmiProvider } from 'wagmi'
import { gnosis, mainnet } from '@ghost-pay/chains'

import { createKitConfig } from '../connection/createKitConfig.ts'
import { readInitialState } from '../connection/readInitialState.ts'
import {
  ConnectKitProvider,
  type ConnectKitProviderProps,
} from '../provider/ConnectKitProvider.tsx'
import { darkTheme } from '../theme/themes.ts'
import { ConnectButton } from './ConnectButton.tsx'

/** A page for one request: with a config of its own, as a server has to make one for each visitor. */
function serve(props: Partial<ConnectKitProviderProps> = {}, cookie?: string) {
  expect(typeof window).toBe('undefined')
  const config = createKitConfig({
    chains: [mainnet, gnosis],
    storage: createStorage({ storage: cookieStorage }),
  })
  const initialState = readInitialState(config, cookie)
  const button = createElement(ConnectButton)
  const kit = createElement(ConnectKitProvider, { ...props, children: button })
  const queries = createElement(QueryClientProvider, { client: new QueryClient(), children: kit })
  return renderToString(createElement(WagmiProvider, { config, initialState, children: queries }))
}

test('the button is in the server’s HTML, hidden until the page is hydrated', () => {
  const html = serve()
  expect(html).toContain('Connect Wallet</button>')
  expect(html).toContain('data-hidden="true"')
  expect(html).toContain('inert=""')
})

const address = '0x7E5F4552091A69125d5DfCb7b8C2659029395Bdf'

const connector = { id: 'example.harbour', name: 'Harbour', type: 'injected', uid: 'a1' }

/** The cookie that wagmi leaves in the browser of a connected visitor. */
function cookieOf(accounts: readonly unknown[], changed: object = {}, of: object = {}): string {
  const connections = new Map([['a1', { accounts, chainId: gnosis.id, connector, ...of }]])
  const state = { connections, chainId: gnosis.id, current: 'a1', ...changed }
  return `theme=dark; wagmi.store=${serialize({ state, version: 2 })}; lang=de`
}

test('the account that a cookie knows is in the server’s HTML, to be seen and not yet to be pressed', () => {
  const html = serve({}, cookieOf([address]))
  expect(html).toContain('>0x7E…5Bdf</button>')
  expect(html).not.toContain('Connect Wallet')
  expect(html).not.toContain('data-hidden')
  expect(html).toContain('inert=""')
})

test('one visitor’s account is not in the next one’s page', () => {
  serve({}, cookieOf([address]))
  expect(serve({}, 'theme=dark')).not.toContain('5Bdf')
})

test.each([
  ['cannot be read', 'wagmi.store=%7B'],
  ['is broken off', 'wagmi.store={"state":{"connections":{"__type":"Map","value":[['],
  ['is no object', 'wagmi.store=null'],
  ['has no state', 'wagmi.store={}'],
  ['has no connections', 'wagmi.store={"state":{"chainId":100,"current":null}}'],
  ['has a record in the place of them', cookieOf([address], { connections: {} })],
  ['has a list in the place of them', cookieOf([address], { connections: [] })],
  ['has no account in it', cookieOf([])],
  ['has an account that is none', cookieOf(['<img src=x>'])],
  ['has an account that is no text', cookieOf([{ toString: 1 }])],
  ['has a wallet without a name', cookieOf([address], {}, { connector: { id: 'a', uid: 'a1' } })],
  ['has no wallet', cookieOf([address], {}, { connector: null })],
  ['names a connection that is not in it', cookieOf([address], { current: 'b2' })],
  ['has a chain that is none', cookieOf([address], { chainId: '0x64' })],
  ['has a connection on a chain that is none', cookieOf([address], {}, { chainId: -1 })],
])('a cookie that %s leaves the button as it is without one', (_, cookie) => {
  expect(serve({}, cookie)).toBe(serve())
  // Nor does it stay for the next one.
  expect(serve({}, cookieOf([address]))).toContain('>0x7E…5Bdf</button>')
})

test('nothing in the server’s page has a style of its own', () => {
  expect(serve({ theme: darkTheme })).not.toMatch(/style=|<style/)
})

test('a theme decides the colours already there', () => {
  expect(serve({ theme: darkTheme })).toContain('data-ck-mode="dark"')
  expect(serve()).toContain('data-ck-mode="auto"')
  expect(serve({ theme: null })).toContain('data-ck-mode="none"')
  expect(serve({ darkMode: '.dark' })).toContain('data-ck-mode="host"')
})

test('a function as theme and a wrong id are named', () => {
  expect(() => serve({ theme: (() => darkTheme) as never })).toThrow(
    'The theme must be an object, not a function.',
  )
  expect(() => serve({ id: 'my-kit' })).toThrow('must use only letters, digits and underscore')
})

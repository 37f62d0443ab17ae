import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WagmiProvider } from 'wagmi'
import { gnosis, mainnet } from '@ghost-pay/chains'

import { createKitConfig } from '../connection/createKitConfig.ts'
import {
  ConnectKitProvider,
  type ConnectKitProviderProps,
} from '../provider/ConnectKitProvider.tsx'
import { darkTheme } from '../theme/darkTheme.ts'
import { ConnectButton } from './ConnectButton.tsx'

function serve(props: Partial<ConnectKitProviderProps> = {}) {
  expect(typeof window).toBe('undefined')
  const config = createKitConfig({ chains: [mainnet, gnosis] })
  const button = createElement(ConnectButton)
  const kit = createElement(ConnectKitProvider, { ...props, children: button })
  const queries = createElement(QueryClientProvider, { client: new QueryClient(), children: kit })
  return renderToString(createElement(WagmiProvider, { config, children: queries }))
}

test('the button is in the server’s HTML, hidden until the page is hydrated', () => {
  const html = serve()
  expect(html).toContain('Connect Wallet</button>')
  expect(html).toContain('data-hidden="true"')
  expect(html).toContain('inert=""')
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

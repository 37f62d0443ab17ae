import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { contentSecurityPolicy, responseHeaders } from './contentSecurityPolicy.ts'

const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${name} `))
    ?.split(' ')
    .slice(1)

test('a page connects to its gateway, the nodes of its chains and the relay, and to no other host', () => {
  const policy = contentSecurityPolicy({
    gatewayUrl: 'https://gateway.example/api',
    rpcUrls: ['https://a.example/rpc', 'https://b.example', 'https://a.example/other'],
  })
  expect(directive(policy, 'connect-src')).toEqual([
    "'self'",
    'https://gateway.example',
    'https://a.example',
    'https://b.example',
    'wss://relay.walletconnect.org',
  ])
  expect(policy).not.toMatch(/(connect|script|style|frame)-src[^;]* (\*|https:|wss:)( |;|$)/)
})

test('a picture is the page’s own or in its code: no host learns who looks at what', () => {
  const policy = contentSecurityPolicy({ gatewayUrl: 'https://gateway.example', rpcUrls: [] })
  expect(directive(policy, 'img-src')).toEqual(["'self'", 'data:'])
})

test('a gateway on the page’s own host needs no host of its own', () => {
  const policy = contentSecurityPolicy({ gatewayUrl: '/gateway', rpcUrls: [] })
  expect(directive(policy, 'connect-src')).toEqual(["'self'", 'wss://relay.walletconnect.org'])
})

test('what hosts are asked to send is what the app is tried under', () => {
  const page = readFileSync(new URL('../../../../docs/hosting.md', import.meta.url), 'utf8')
  for (const [name, value] of Object.entries(responseHeaders)) {
    expect(page).toContain(`${name}: ${value}`)
  }
})

test('nothing that stands in the page runs, but for what is named, and no text becomes markup', () => {
  const parameters = { gatewayUrl: '/gateway', rpcUrls: [] }
  const scripts = (inlineScripts?: string[]) =>
    directive(contentSecurityPolicy({ ...parameters, inlineScripts }), 'script-src')
  expect(scripts()).toEqual(["'self'"])
  expect(scripts(['sha256-aaaa'])).toEqual(["'self'", "'sha256-aaaa'"])
  expect(directive(contentSecurityPolicy(parameters), 'require-trusted-types-for')).toEqual([
    "'script'",
  ])
})

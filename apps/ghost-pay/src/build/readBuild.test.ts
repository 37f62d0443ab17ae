import { expect, test } from 'vitest'

import { contentSecurityPolicy } from './contentSecurityPolicy.ts'
import { readBuild } from './readBuild.ts'

const connects = (env: Record<string, unknown>) =>
  /connect-src ([^;]*)/.exec(contentSecurityPolicy(readBuild(env).policy))?.[1]?.split(' ') ?? []

test('what is named for a build, the app offers and its page may ask', () => {
  const chain = { id: 98765, name: 'Acme', currency: 'ACM', rpc: 'https://node.example/key' }
  const env = {
    VITE_CHAINS: JSON.stringify([{ ...chain, gateway: 'https://gateway.acme.example/api' }]),
    VITE_HOSTS: 'https://mine.example/rpc http://127.0.0.1:8545',
  }
  expect(readBuild(env).further.chains.map(({ id }) => id)).toEqual([98765])
  expect(connects(env).filter((host) => !connects({}).includes(host))).toEqual([
    'https://node.example',
    'https://gateway.acme.example',
    'https://mine.example',
    'http://127.0.0.1:8545',
  ])
})

test('a node that is named for a chain of the app is asked in the place of the usual one', () => {
  const env = { VITE_CHAINS: JSON.stringify([{ id: 43114, rpc: 'https://node.example' }]) }
  expect(connects({}).filter((host) => !connects(env).includes(host))).toEqual([
    'https://api.avax.network',
  ])
  expect(connects(env)).toContain('https://node.example')
})

test('an empty variable is none', () => {
  expect(readBuild({ VITE_CHAINS: '', VITE_HOSTS: '' })).toEqual(readBuild({}))
})

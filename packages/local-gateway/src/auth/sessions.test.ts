import { describe, expect, test } from 'vitest'

import { memoryStore } from '../offchain/stores/memory.ts'
import { createSessions } from './sessions.ts'

describe('a token', () => {
  const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
  const session = { address, chainId: 31337, issuedAt: 0, expiresAt: 60_000 } as const

  test('holds until it is revoked, and only as it was issued', async () => {
    const sessions = createSessions(memoryStore(), () => 0)
    const token = await sessions.issue(session)
    expect(await sessions.read(token)).toEqual(session)
    expect(await sessions.read(`${token}.x`)).toBeNull()
    await sessions.revoke(token)
    for (const again of [token, `${token}.`, `${token}.x`])
      expect(await sessions.read(again)).toBeNull()
  })
})

describe('a nonce', () => {
  const minute = 60_000

  test('serves for five minutes, to the millisecond', () => {
    let now = 0
    const sessions = createSessions(memoryStore(), () => now)
    const [inTime, late] = [sessions.createNonce(), sessions.createNonce()]
    now = 5 * minute - 1
    expect(sessions.takeNonce(inTime)).toBe(true)
    now = 5 * minute
    expect(sessions.takeNonce(late)).toBe(false)
  })

  test('serves once', () => {
    const sessions = createSessions(memoryStore(), () => 0)
    const nonce = sessions.createNonce()
    expect([sessions.takeNonce(nonce), sessions.takeNonce(nonce)]).toEqual([true, false])
  })

  test('makes room: of very many only the newest serve', () => {
    const sessions = createSessions(memoryStore(), () => 0)
    const oldest = sessions.createNonce()
    const second = sessions.createNonce()
    for (let count = 0; count < 9_999; count++) sessions.createNonce()
    expect(sessions.takeNonce(oldest)).toBe(false)
    expect(sessions.takeNonce(second)).toBe(true)
  })
})

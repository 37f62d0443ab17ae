import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { openGateway, type Playground, startPlayground } from './testing/playground.ts'

const executions = 230

type Row = {
  type: string
  transaction?: {
    id: string
    txHash: string
    txStatus: string
    executionInfo?: { nonce?: number; confirmationsSubmitted?: number }
  }
}
type Page = { next: string | null; previous: string | null; results: Row[] }

describe('an account with a long history', () => {
  let playground: Playground
  beforeAll(async () => {
    playground = await startPlayground({ seed: 'large', executions })
  })
  afterAll(() => playground.chain.stop())

  /** Every page of a list, as a client follows it. */
  async function pagesOf(path: string): Promise<Page[]> {
    const gateway = openGateway({ chains: [playground.settings()] })
    const pages: Page[] = []
    let next: string | null = path
    while (next !== null) {
      const { status, body }: { status: number; body: Page } = await gateway.get<Page>(next)
      expect(status).toBe(200)
      pages.push(body)
      next = body.next && body.next.replace(/^https?:\/\/[^/]+/, '')
    }
    return pages
  }

  test('shows every execution as a row of its own, once, over many pages', async () => {
    const safe = `/v1/chains/31337/safes/${playground.treasury}`
    const pages = await pagesOf(`${safe}/transactions/history`)
    const shown = pages.flatMap(({ results }) => results.flatMap((row) => row.transaction ?? []))
    const executed = shown.filter(({ id }) => id.startsWith('multisig_'))
    const nonces = executed.map(({ executionInfo }) => executionInfo?.nonce)
    expect(nonces).toEqual(Array.from({ length: executions }, (_, index) => executions - 1 - index))
    for (const key of ['id', 'txHash'] as const)
      expect(new Set(executed.map((row) => row[key])).size).toBe(executions)
    expect(new Set(executed.map(({ txStatus }) => txStatus))).toEqual(new Set(['SUCCESS']))
    expect(
      new Set(executed.map(({ executionInfo }) => executionInfo?.confirmationsSubmitted)),
    ).toEqual(new Set([2]))
    // The creation, and what the account was given.
    expect(shown).toHaveLength(executions + 3)
    expect(pages.length).toBeGreaterThan(10)
  })
})

import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mainnet } from '@ghost-pay/chains'
import { testAddresses } from '@ghost-pay/gateway-testing'

import { SignerList } from '../screens/account/transaction/SignerList.tsx'
import { AddressBlock } from './AddressBlock.tsx'
import { Facts } from './Facts.tsx'
import { HexDigest } from './HexDigest.tsx'

import '../theme/tokens.css'
import '../theme/base.css'
import '../Page.css'
import '../screens/account/transaction/Executed.css'

afterEach(cleanup)

const box = (element: Element | null | undefined) => {
  if (!element) throw new Error('There is no such element.')
  return element.getBoundingClientRect()
}

test('on a phone, what became of a signature stands below its signer’s address, in the column of the text', async () => {
  await page.viewport(390, 844)
  render(
    <SignerList
      owners={[testAddresses.alice, testAddresses.bob]}
      threshold={2}
      signatures={[{ owner: testAddresses.alice, worth: 'signed', signature: '0x' }]}
      claimed={1}
      isClaimed={false}
    />,
  )
  for (const words of ['Approved', 'Not approved']) {
    const state = screen.getByText(words)
    const text = state.parentElement?.querySelector('.gp-address-block > .gp-words')
    expect(box(state).top).toBeGreaterThanOrEqual(box(text).bottom)
    const inset = parseFloat(getComputedStyle(state).paddingInlineStart)
    expect(box(state).left + inset).toBe(box(text).left)
  }
})

test('on a phone, a label keeps its distance from what stands below it', async () => {
  await page.viewport(390, 844)
  render(<Facts rows={[{ name: 'To', value: <AddressBlock address={testAddresses.shop} /> }]} />)
  const picture = box(screen.getByRole('definition')).top
  expect(picture - box(screen.getByRole('term')).bottom).toBeGreaterThanOrEqual(4)
})

test.each([320, 390, 1280])('at %i pixels no link beside digits is broken', async (width) => {
  await page.viewport(width, 844)
  const digest = `0x${'1f'.repeat(32)}` as const
  render(
    <Facts
      rows={[
        { name: 'To', value: <AddressBlock address={testAddresses.shop} chain={mainnet} /> },
        {
          name: 'Transaction',
          value: <HexDigest {...{ digest }} copyLabel="Copy" chain={mainnet} />,
        },
      ]}
    />,
  )
  for (const link of screen.getAllByRole('link', { name: 'Explorer' })) {
    const words = document.createRange()
    words.selectNodeContents(link)
    expect(words.getClientRects()).toHaveLength(1)
    expect(box(link).right).toBeLessThanOrEqual(box(screen.getAllByRole('definition')[0]).right)
  }
})

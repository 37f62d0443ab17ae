import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { testAddresses } from '@ghost-pay/gateway-testing'

import { shortAddress } from '../../../format/shortAddress.ts'
import { TurnBar } from './SignBar.tsx'

afterEach(cleanup)

const { alice, bob, carol } = testAddresses

test('the bar counts who has approved, and names the others, without the viewer', () => {
  render(
    <TurnBar
      checks={[]}
      viewer={bob}
      role="owner"
      hasSigned={false}
      onChain={{ owners: [alice, bob, carol], threshold: 2 }}
      signatures={[{ owner: alice, signature: '0x12', worth: 'signed' }]}
      say={(others) => `left: ${others?.join() ?? ''}`}
    >
      {null}
    </TurnBar>,
  )
  expect(screen.getByText(`left: ${shortAddress(carol)}`)).toBeTruthy()
  expect(screen.getByRole('img', { name: /^1 of 2 approved/ })).toBeTruthy()
})

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import type {} from '@vitest/browser-playwright' // what `cdp()` can send
import { http } from 'viem'
import { afterEach, expect, test } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import { createConfig, WagmiProvider } from 'wagmi'
import { devnet } from '@ghost-pay/chains'
import { createGatewayClient } from '@ghost-pay/gateway-client'
import { GatewayProvider } from '@ghost-pay/gateway-client/react'

import { testAddresses } from '../../../testing/buildTransaction.ts'
import { DeleteProposal } from './DeleteProposal.tsx'

const block = async (urls: string[]) => {
  await cdp().send('Network.enable')
  await cdp().send('Network.setBlockedURLs', { urls })
}

afterEach(async () => {
  await block([])
  cleanup()
})

test('where the part that asks the wallet does not come, it says so and can be pressed again', async () => {
  await block(['*requestDeletion.ts*'])
  render(
    <WagmiProvider
      config={createConfig({ chains: [devnet], transports: { [devnet.id]: http() } })}
      reconnectOnMount={false}
    >
      <QueryClientProvider client={new QueryClient()}>
        <GatewayProvider client={createGatewayClient({ baseUrl: location.origin })}>
          <DeleteProposal
            account={{ chainId: devnet.id, address: testAddresses.shop }}
            safeTxHash={`0x${'1'.repeat(64)}`}
            proposer={testAddresses.alice}
            onDone={() => undefined}
          />
        </GatewayProvider>
      </QueryClientProvider>
    </WagmiProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Delete it from the list' }))
  expect(await screen.findByText(/A part of this app could not be loaded/)).toBeVisible()
  await waitFor(() => {
    const button = screen.getByRole('button', { name: 'Delete it from the list' })
    expect(button).toHaveAttribute('data-busy', 'false')
  })
  expect(screen.getByRole('button', { name: 'Keep it' })).toBeEnabled()
})

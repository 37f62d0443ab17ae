import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { http } from 'viem'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createConfig, WagmiProvider } from 'wagmi'
import { devnet } from '@ghost-pay/chains'
import { createGatewayClient } from '@ghost-pay/gateway-client'
import { GatewayProvider } from '@ghost-pay/gateway-client/react'
import { testAddresses } from '@ghost-pay/gateway-testing'

import { DeleteProposal } from './DeleteProposal.tsx'

afterEach(cleanup)

test('where the wallet is gone that proposed, it says so and can be pressed again', async () => {
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
  expect(await screen.findByText(/Another address is connected/)).toBeVisible()
  await waitFor(() => {
    const button = screen.getByRole('button', { name: 'Delete it from the list' })
    expect(button).toHaveAttribute('data-busy', 'false')
  })
  expect(screen.getByRole('button', { name: 'Keep it' })).toBeEnabled()
})

import { hashTypedData, recoverAddress } from 'viem'
import { expect, test } from 'vitest'

import { address, buildWallet, connect, request } from './testing/wallet.ts'

test('typed data of version 3 and 4 is signed as real wallets do, also with a wrong checksum', async () => {
  const wallet = buildWallet()
  await connect(wallet)
  const types = { Permit: [{ name: 'spender', type: 'address' }] } as const
  const primaryType = 'Permit'
  const hash = hashTypedData({
    domain: {},
    types,
    primaryType,
    message: { spender: '0x0521797e19b8e274e4ed3bfe5254faf6fac96f08' },
  })
  const message = { spender: '0x0521797E19b8E274E4ED3bFe5254FAf6fac96F08' }
  const permit = { domain: {}, types, primaryType, message }
  for (const version of ['v3', 'v4']) {
    const signature = await request(
      wallet,
      `eth_signTypedData_${version}`,
      address,
      JSON.stringify(permit),
    )
    expect(await recoverAddress({ hash, signature: signature as `0x${string}` })).toBe(address)
  }
})

test('the wallet says whose signature of a message one is', async () => {
  const wallet = buildWallet()
  await connect(wallet)
  const signature = await request(wallet, 'personal_sign', 'Hello', address)
  expect(await request(wallet, 'personal_ecRecover', 'Hello', signature)).toBe(
    address.toLowerCase(),
  )
  await expect(request(wallet, 'personal_ecRecover', 'Hello', '0x12')).rejects.toMatchObject({
    code: -32602,
  })
})

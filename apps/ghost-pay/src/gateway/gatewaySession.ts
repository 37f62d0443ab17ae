import type { Address, Hex } from 'viem'
import {
  type GatewayClient,
  GatewayHttpError,
  getAuthNonce,
  getSession,
  logout,
  verifyAuth,
} from '@ghost-pay/gateway-client'

import { load } from '../page/load.ts'

/** The nonce of the next sign-in message. */
export async function readNonce(client: GatewayClient): Promise<string> {
  return (await getAuthNonce(client)).nonce
}

/** Hands a signed message in. False when the gateway refuses it; any other fault is thrown. */
export async function openSession(
  client: GatewayClient,
  signed: { message: string; signature: Hex },
): Promise<boolean> {
  try {
    await verifyAuth(client, signed)
    return true
  } catch (error) {
    if (isRefusal(error)) return false
    throw error
  }
}

/** The address that is signed in; null when there is none. */
export async function readSession(client: GatewayClient): Promise<{ address: Address } | null> {
  try {
    const { signerAddress } = await getSession(client)
    return signerAddress === null ? null : { address: signerAddress }
  } catch (error) {
    if (isRefusal(error)) return null
    throw error
  }
}

/** Ends the session, and deletes the answers that this browser keeps for a time without a network. */
export async function closeSession(client: GatewayClient): Promise<void> {
  const { answerStore } = await load(() => import('../offline/answerStore.ts'))
  // A browser that keeps nothing has nothing to delete.
  await answerStore.forget().catch(() => undefined)
  await logout(client)
}

function isRefusal(error: unknown): boolean {
  return error instanceof GatewayHttpError && (error.status === 401 || error.status === 403)
}

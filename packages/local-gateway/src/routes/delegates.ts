import type { Context } from 'hono'
import type { Address, Hex } from 'viem'
import type { Delegate } from '@ghost-pay/gateway-wire'

import { findSigner } from '../chain/findSigner.ts'
import { openAccount } from '../chain/openAccount.ts'
import type { ChainSnapshot, ServedChain } from '../chain/serveChain.ts'
import { delegateHashes, legacyDelegateHashes } from '../checks/totp.ts'
import type { Gateway } from '../Gateway.ts'
import { checkProblem, fieldProblem, notFound, serviceProblem } from '../problems.ts'
import {
  address as addressField,
  nullish,
  object,
  signature,
  text,
  textUpTo,
} from '../request/fields.ts'
import { pageOf } from '../request/listPage.ts'
import { readBody } from '../request/readBody.ts'
import { readParameter } from '../request/readQuery.ts'
import { readChain } from '../request/target.ts'
import type { App } from './Route.ts'

const addition = object({
  safe: nullish(addressField),
  delegate: addressField,
  delegator: addressField,
  signature,
  label: textUpTo(50),
})

const removal = object({
  delegator: nullish(addressField),
  safe: nullish(addressField),
  signature,
})

/** The delegates of owners. The first version of these calls signs plain text, the second typed data. */
export function delegates(app: App, gateway: Gateway) {
  for (const version of ['v1', 'v2'] as const) {
    const path = `/${version}/chains/:chainId/delegates`
    app.get(path, (c) => listDelegates(c, gateway))
    app.post(path, (c) => addDelegate(c, gateway, version))
    app.delete(`${path}/:delegate`, (c) => removeDelegate(c, gateway, version))
  }
}

async function listDelegates(c: Context, gateway: Gateway): Promise<Response> {
  return pageOf<Delegate>(c, await findDelegates(c, readChain(c, gateway)))
}

/** The delegates that the query asks for. */
export async function findDelegates(c: Context, chain: ServedChain): Promise<Delegate[]> {
  const wanted = {
    safe: readParameter(c, 'safe', addressField),
    delegate: readParameter(c, 'delegate', addressField),
    delegator: readParameter(c, 'delegator', addressField),
    label: readParameter(c, 'label', text),
  }
  const asked = Object.values(wanted).some((value) => value !== null)
  if (!asked)
    throw fieldProblem({ code: 'custom', message: 'At least one property is required', path: [] })
  const { store } = await chain.open()
  return store
    .current()
    .delegates.filter(
      ({ safe, delegate, delegator, label }) =>
        (wanted.safe === null || wanted.safe === safe) &&
        (wanted.delegate === null || wanted.delegate === delegate) &&
        (wanted.delegator === null || wanted.delegator === delegator) &&
        (wanted.label === null || wanted.label === label),
    )
    .map(({ safe, delegate, delegator, label }) => ({ safe, delegate, delegator, label }))
}

async function addDelegate(c: Context, gateway: Gateway, version: Version): Promise<Response> {
  await recordDelegate(c, gateway, version)
  return c.body(null, 200)
}

/**
 * Checks a delegate of the body and records it.
 *
 * @throws ProblemError when the signature is of nobody who may decide it; then nothing is recorded
 */
export async function recordDelegate(c: Context, gateway: Gateway, version: Version) {
  const body = await readBody(c, addition)
  const chain = readChain(c, gateway)
  const { safe, delegate, delegator, label } = body
  if (safe) {
    const { state } = await openAccount(chain, safe)
    if (!state.owners.includes(delegator))
      throw serviceProblem(400, `${delegator} is not an owner of ${safe}.`)
  }
  await checkSignature(chain, { ...body, version, signers: [delegator], now: gateway.now() })
  await chain.runExclusive(async () => {
    const { store } = await chain.open()
    const at = gateway.now()
    await store.record([{ type: 'delegateAdded', at, safe, delegate, delegator, label }])
  })
  return body
}

async function removeDelegate(c: Context, gateway: Gateway, version: Version): Promise<Response> {
  await recordRemoval(c, gateway, version)
  return version === 'v2' ? c.json({ status: 204, data: null }) : c.body(null, 200)
}

/**
 * Removes the delegate of the path, as the body says.
 *
 * @throws ProblemError when there is none, or the signature is of nobody who may decide it
 */
export async function recordRemoval(c: Context, gateway: Gateway, version: Version): Promise<void> {
  const body = await readBody(c, removal)
  const delegate = addressField(c.req.param('delegate'), [])
  const chain = readChain(c, gateway)
  const { safe, delegator } = body
  if (safe === null && delegator === null) throw checkProblem('At least one property is required')
  const entriesOf = ({ store }: ChainSnapshot) => {
    const entries = store
      .current()
      .delegates.filter(
        (entry) =>
          entry.delegate === delegate &&
          (delegator === null || entry.delegator === delegator) &&
          (safe === null || entry.safe === safe),
      )
    if (entries.length === 0) throw notFound()
    return entries
  }
  const signers = [delegate, ...entriesOf(await chain.open()).map((entry) => entry.delegator)]
  const now = gateway.now()
  const signer = await checkSignature(chain, { ...body, delegate, version, signers, now })
  await chain.runExclusive(async () => {
    const snapshot = await chain.open()
    entriesOf(snapshot)
    // A delegate may end its delegation by any owner; an owner may end only its own.
    const by = signer === delegate ? delegator : signer
    const at = gateway.now()
    await snapshot.store.record([{ type: 'delegateRemoved', at, safe, delegate, delegator: by }])
  })
}

type Version = 'v1' | 'v2'

/** Which of `signers` signed this within the hour. */
async function checkSignature(
  chain: ServedChain,
  {
    delegate,
    signature,
    signers,
    version,
    now,
  }: {
    delegate: Address
    signature: Hex
    signers: readonly Address[]
    version: Version
    now: number
  },
): Promise<Address> {
  const { chainId } = chain.settings
  const hashes =
    version === 'v2'
      ? delegateHashes({ chainId, delegate }, now)
      : legacyDelegateHashes(delegate, now)
  const kinds = ['eoa', 'ethSign', 'contract'] as const
  const signer = await findSigner(chain.node, { hashes, signers, signature, kinds })
  if (signer === null)
    throw serviceProblem(
      400,
      'The signature is not of this hour, or of nobody who may decide this.',
    )
  return signer
}

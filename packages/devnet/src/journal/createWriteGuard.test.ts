import { expect, test } from 'vitest'

import { createWriteGuard, readingGuard } from './createWriteGuard.ts'

/** What happens to a request, in order. The disk does not take what `failing` names. */
async function happen(
  body: unknown,
  answer = '{"result":"0x"}',
  failing?: string,
): Promise<string[]> {
  const events: string[] = []
  const note = (event: string) => {
    events.push(event)
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    return event === failing ? Promise.reject(full) : Promise.resolve()
  }
  const { handle } = createWriteGuard({
    log: {
      add: (raw) => note(`add ${raw}`),
      refuse: (raw) => note(`refuse ${raw}`),
      hashes: () => [],
      forget: () => note('forget'),
      close: () => note('close'),
    },
    untilSaved: () => Promise.resolve(),
    save: ({ forgets }) => note(forgets ? 'save and forget' : 'save'),
  })
  const given = handle(typeof body === 'string' ? body : JSON.stringify(body), async () => {
    await note('hand on')
    return answer
  })
  if (failing === undefined) expect(await given).toBe(answer)
  else events.push(await given.catch((error: unknown) => String(error)))
  return events
}

const call = (method: string, ...params: unknown[]) => ({ jsonrpc: '2.0', id: 1, method, params })
const send = (raw: string) => call('eth_sendRawTransaction', raw)

test('a signed transaction is written down before the chain gets it', async () => {
  expect(await happen(send('0x01'))).toEqual(['add 0x01', 'hand on'])
  expect(await happen([send('0x01'), call('eth_chainId'), send('0x02')])).toEqual([
    'add 0x01',
    'add 0x02',
    'hand on',
  ])
  expect(await happen(call('eth_sendRawTransactionSync', '0x01'))).toEqual(['add 0x01', 'hand on'])
  // The same name, written in another way.
  const spelt = JSON.stringify(send('0x01')).replace('eth_', 'eth\\u005f')
  expect(await happen(spelt)).toEqual(['add 0x01', 'hand on'])
})

test('one that the chain refuses does not come back', async () => {
  expect(await happen(send('0x01'), '{"error":{"code":-32003,"message":"nonce too low"}}')).toEqual(
    ['add 0x01', 'hand on', 'refuse 0x01'],
  )
})

test('any other change is saved before it is answered', async () => {
  for (const method of ['anvil_setBalance', 'evm_mine', 'eth_sendTransaction', 'hardhat_setCode'])
    expect(await happen(call(method))).toEqual(['hand on', 'save'])
  for (const method of ['evm_revert', 'anvil_rollback', 'anvil_dropTransaction', 'anvil_reset'])
    expect(await happen(call(method))).toEqual(['hand on', 'save and forget'])
})

test('what only reads is handed on', async () => {
  for (const method of ['eth_call', 'evm_snapshot', 'anvil_nodeInfo', 'debug_traceTransaction'])
    expect(await happen(call(method))).toEqual(['hand on'])
  for (const nonsense of ['', '{', '7', 'null', '[null, 7]', '{"method":7}', '{"method":"evm_"'])
    expect(await happen(nonsense)).toEqual(['hand on'])
  expect(await happen(send('nonsense'))).toEqual(['hand on'])
})

test('a transaction that cannot be logged is not sent to the chain, and is not replayed', async () => {
  const refusal =
    'JournalFailedError: The journal cannot be written (ENOSPC). The chain was not asked. Make room, and try again.'
  expect(await happen(send('0x01'), '{}', 'add 0x01')).toEqual(['add 0x01', refusal])
  expect(await happen([send('0x01'), send('0x02')], '{}', 'add 0x02')).toEqual([
    'add 0x01',
    'add 0x02',
    'refuse 0x01',
    refusal,
  ])
})

test('a change that could not be saved is answered with an error', async () => {
  expect(await happen(call('evm_mine'), '{"result":"0x0"}', 'save')).toEqual([
    'hand on',
    'save',
    'JournalFailedError: The journal cannot be written (ENOSPC). The chain has done it, and may forget it.',
  ])
})

test('what changes the chain waits while its state is taken, and questions do not', async () => {
  let isTaken = false
  let resolve = () => undefined as void
  const taking = new Promise<void>((done) => {
    resolve = () => {
      isTaken = true
      done()
    }
  })
  const { handle } = createWriteGuard({
    log: {
      add: () => Promise.resolve(),
      refuse: () => Promise.resolve(),
      hashes: () => [],
      forget: () => Promise.resolve(),
      close: () => Promise.resolve(),
    },
    untilSaved: () => taking,
    save: () => Promise.resolve(),
  })
  const ask = (method: string, ...params: unknown[]) =>
    handle(JSON.stringify(call(method, ...params)), () => Promise.resolve(String(isTaken)))
  const changes = [ask('eth_sendRawTransaction', '0x01'), ask('evm_mine')]
  expect(await ask('eth_chainId')).toBe('false')
  resolve()
  expect(await Promise.all(changes)).toEqual(['true', 'true'])
})

test('a chain that is not saved yet answers questions only', async () => {
  const ask = (method: string, ...params: unknown[]) =>
    readingGuard.handle(JSON.stringify(call(method, ...params)), () => Promise.resolve('0x'))
  expect(await ask('eth_chainId')).toBe('0x')
  await expect(ask('eth_sendRawTransaction', '0x01')).rejects.toThrow('The chain is not up yet.')
  await expect(ask('evm_mine')).rejects.toThrow('The chain is not up yet.')
})

import { setTimeout as wait } from 'node:timers/promises'

import { mnemonicToAccount, privateKeyToAccount } from 'viem/accounts'
import { safeAbi } from '@ghost-pay/safe-protocol'

import { findFreePort } from '../../proxy/findFreePort.ts'
import { createLedger } from './createLedger.ts'
import type { Random } from './createRandom.ts'
import { type CutKind, cutOff } from './cutOff.ts'
import { fillDisk } from './fillDisk.ts'
import { pay, proposalKey, queue } from './payments.ts'
import { reorganize } from './reorganize.ts'
import { isRefusal, RefusedError } from './requests.ts'
import type { SoakReport } from './runSoak.ts'
import type { Sender, Soak } from './Soak.ts'
import { startWorld, type World, type WorldProcess } from './startWorld.ts'
import { nameDelegate, sayMessage } from './statements.ts'
import { control, isTransaction, payeeOf, send, transfer } from './transfers.ts'

/** The cuts of one folder. */
export type Run = {
  /** Starts the devnet, looks whether everything is there, writes, and cuts it off. */
  cut: (kind: CutKind) => Promise<void>
  /** Looks a last time, at everything, and ends the devnet. */
  finish: () => Promise<void>
  /** Ends what still runs, after a failure. */
  kill: () => void
}

/** Every so many starts everything that was ever promised is looked at. */
const startsBetweenFullLooks = 7
/** What a devnet takes for its start on a machine with other work, in milliseconds. */
const startTime = 3_000
/** The longest that the writers are left alone, in milliseconds. */
const writingTime = 1_500

const hour = 3_600_000
const year = 365 * 24 * hour

/** Prepares the cuts of a folder. The ports stay the same, so that somebody may ask before the devnet is up. */
export async function createRun({
  folder,
  random,
  report,
}: {
  folder: string
  random: Random
  report: SoakReport
}): Promise<Run> {
  const port = await findFreePort(0, 'the chain')
  const gatewayPort = await findFreePort(0, 'the gateway')
  const ledger = createLedger(isRefusal)
  let running: WorldProcess | undefined
  let soak: Soak | undefined
  let isOver = false
  let starts = 0
  let serial = 0

  const createSoak = (world: World): Soak => ({
    ...peopleOf(world),
    world,
    ledger,
    random,
    payments: [],
    proposals: [],
    messages: [],
    isOver: () => isOver,
    done: (act) => (report.answered[act] = (report.answered[act] ?? 0) + 1),
    serial: () => (serial += 1),
  })

  function start(): WorldProcess {
    isOver = false
    starts += 1
    running = startWorld({
      folder,
      port,
      gatewayPort,
      mining: random.pick(['auto', 'auto', '1']),
      clockShift: random.pick([0, 0, 0, hour, -hour, 10 * year, -10 * year]),
    })
    return running
  }

  /** Lets somebody send transactions from the first moment on, until the devnet is up. */
  async function sendEarly(process: WorldProcess): Promise<World> {
    let isUp = false
    const sending = async () => {
      while (soak && !isUp && !isOver) {
        await send(soak, soak.senders[3], { to: payeeOf(soak.serial()), value: 1n }).catch(
          // Nothing listens yet, or it says that it is not up.
          () => (report.refused += 1),
        )
        await wait(5)
      }
    }
    const sent = sending()
    try {
      return await process.ready
    } finally {
      isUp = true
      await sent
    }
  }

  async function open(process: WorldProcess): Promise<Soak> {
    const world = await sendEarly(process)
    soak ??= createSoak(world)
    soak.world = world
    for (const sender of soak.senders) sender.nonce = undefined
    await look(soak, starts % startsBetweenFullLooks === 0)
    return soak
  }

  async function look(own: Soak, isAll: boolean): Promise<void> {
    const before = ledger.looks()
    const wrong = [...(await ledger.check({ isAll, choose: random.below }))]
    report.looks += ledger.looks() - before
    if (isAll) wrong.push(...(await wrongCounts(own)))
    if (wrong.length > 0) throw new Error(wrong.join('; '))
  }

  /** Runs a writer until the devnet is cut off. */
  async function write(own: Soak, act: (soak: Soak) => Promise<void>, isFull: boolean) {
    while (!isOver) {
      try {
        await act(own)
      } catch (error) {
        if (isOver) return
        // On a full disk the chain may have done what it cannot promise.
        if (!isRefusal(error) && !(isFull && error instanceof RefusedError)) throw error
        report.refused += 1
        await wait(20)
      }
      await wait(random.below(20))
    }
  }

  /** Lets all write for some time, and cuts them off. */
  async function writeAndCut(own: Soak, kind: CutKind, process: WorldProcess): Promise<void> {
    const isFull = kind === 'killed on a full disk'
    const acts =
      kind === 'killed around a fork'
        ? [reorganize]
        : [pay, queue, sayMessage, nameDelegate, transfer, control]
    const ending = (async () => {
      const time = 50 + random.below(writingTime)
      await (isFull ? fillDisk({ folder, pid: process.pid, random, time }) : wait(time))
      isOver = true
      await cutOff(kind, process)
    })()
    await Promise.all([ending, ...acts.map((act) => write(own, act, isFull))])
  }

  return {
    async cut(kind) {
      const process = start()
      if (kind !== 'killed at the start') return writeAndCut(await open(process), kind, process)
      const early = sendEarly(process)
      early.catch(() => undefined)
      await wait(random.below(startTime))
      isOver = true
      await cutOff(kind, process)
      await early.catch(() => undefined)
    },
    async finish() {
      const process = start()
      await look(await open(process), true)
      isOver = true
      await cutOff('asked to end', process)
    },
    kill() {
      isOver = true
      running?.kill()
    },
  }
}

/** Whether the chain has counted as many payments and transactions as are there: none is lost, and none comes twice. */
async function wrongCounts({ world, ledger, payments, senders }: Soak): Promise<string[]> {
  const wrong: string[] = []
  const expectCount = (what: string, found: number, wanted: number) => {
    if (found !== wanted) wrong.push(`${what}: ${found}, and must be ${wanted}`)
  }
  const nonce = await world.node.readContract({
    address: world.safe,
    abi: safeAbi,
    functionName: 'nonce',
  })
  const paid = payments.filter((it) => ledger.seenAs(proposalKey(it))?.at(-1) === 'SUCCESS')
  expectCount('payments of the Treasury', Number(nonce), paid.length)
  for (const { account } of senders) {
    const { address } = account
    const sent = await world.node.getTransactionCount({ address, blockTag: 'pending' })
    const keys = ledger.keys().filter((key) => isTransaction(key, address))
    const known = keys.filter((key) => ledger.seenAs(key)?.at(-1) === 'mined')
    expectCount(`transactions of ${address}`, sent, known.length)
  }
  return wrong
}

/** The owners, and accounts that only send. */
function peopleOf({ owners, mnemonic }: World): Pick<Soak, 'owners' | 'senders'> {
  const [alice, bob, carol] = owners.map(({ privateKey }) => privateKeyToAccount(privateKey))
  if (!alice || !bob || !carol) throw new Error('There are three owners.')
  const sender = (addressIndex: number): Sender => ({
    account: mnemonicToAccount(mnemonic, { addressIndex }),
    nonce: undefined,
  })
  return { owners: [alice, bob, carol], senders: [sender(5), sender(6), sender(7), sender(8)] }
}

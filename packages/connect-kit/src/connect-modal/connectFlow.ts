import type { WalletFailure } from '../errors/describeWalletError.ts'
import type { WalletOption } from '../wallets/WalletOption.ts'

/**
 * The eight steps of the wallet panel (behaviour/connect-modal#steps). `none` is the list alone.
 */
export type ConnectStep =
  | { name: 'none' | 'learnCompact' | 'get' }
  | ConnectingStep
  | { name: WalletStepName; wallet: WalletOption }

/** One attempt to connect. What the wallet says of it comes in as events that carry the same number. */
export type ConnectingStep = {
  name: 'connect'
  wallet: WalletOption
  attempt: number
  /** The pairing URI, once there is one. */
  uri?: string | undefined
  /** The other side of a pairing is asking its owner. */
  asking?: boolean | undefined
  /** A link to the wallet's app was opened, and the page is still in front. */
  stayed?: boolean | undefined
  failure?: WalletFailure | undefined
}

type WalletStepName =
  'downloadOptions' | 'download' | 'instructionsMobile' | 'instructionsExtension'

/** What can start an attempt. */
type Start =
  { type: 'walletSelected'; wallet: WalletOption } | { type: 'retryPressed' | 'backPressed' }

/** What starts none. */
type Other =
  | { type: 'learnPressed' | 'getPressed' | 'cancelPressed' }
  | { type: 'extensionPressed' | 'mobilePressed' | 'continuePressed' | 'installPressed' }
  | { type: 'walletWanted'; wallet: WalletOption }
  | { type: 'pageStayed'; attempt: number }

/** What a visitor does, as the views report it. */
export type ConnectPress = Start | Other

/** What happened: the visitor pressed something, with the number of the attempt that it may start, or the wallet answered. */
export type ConnectEvent =
  | (Start & { attempt: number })
  | (Other & { attempt?: number })
  | { type: 'uriReceived'; attempt: number; uri: string }
  | { type: 'ownerAsked'; attempt: number }
  | { type: 'connectFailed'; attempt: number; failure: WalletFailure }

/** The steps walked so far. The last one is on screen, and Back removes it. */
export type ConnectFlow = readonly [ConnectStep, ...ConnectStep[]]

/** The list of wallets, with no step opened. */
export const initialConnectFlow: ConnectFlow = [{ name: 'none' }]

/** The step that is shown. */
export function currentStep(flow: ConnectFlow): ConnectStep {
  return flow.at(-1) ?? flow[0]
}

/**
 * Whether there is a way back. In the wide dialog the list stands beside a step that was reached from it, so there is
 * nothing to go back to (behaviour/connect-modal#back).
 */
export function canGoBack(flow: ConnectFlow, layout: 'wide' | 'compact'): boolean {
  if (flow.length === 1) return false
  return layout === 'compact' || currentStep(flow).name !== 'connect'
}

/** What leads where. An event that makes no sense on the current step, or that belongs to an attempt that has ended, changes nothing. */
export function reduceConnectFlow(flow: ConnectFlow, event: ConnectEvent): ConnectFlow {
  const step = currentStep(flow)
  switch (event.type) {
    case 'learnPressed':
      return step.name === 'none' ? push(flow, { name: 'learnCompact' }) : flow
    case 'getPressed':
      return step.name === 'get' ? flow : push(flow, { name: 'get' })
    case 'walletSelected':
      // The second press of a double click does not give up what the first has asked.
      return isAskedOf(step, event.wallet)
        ? flow
        : push(initialConnectFlow, entryStep(event.wallet, event.attempt))
    case 'walletWanted':
      return push(flow, downloadStep(event.wallet))
    case 'installPressed':
      return step.name === 'connect' ? push(flow, downloadStep(step.wallet)) : flow
    case 'extensionPressed':
      return step.name === 'downloadOptions' && step.wallet.extension?.instructions
        ? push(flow, { name: 'instructionsExtension', wallet: step.wallet })
        : flow
    case 'mobilePressed':
      return step.name === 'downloadOptions'
        ? push(flow, { name: 'download', wallet: step.wallet })
        : flow
    case 'continuePressed':
      return step.name === 'download' && step.wallet.qrCode?.instructions
        ? push(flow, { name: 'instructionsMobile', wallet: step.wallet })
        : flow
    case 'retryPressed':
      return askAgain(flow, event.attempt)
    case 'uriReceived':
      return isCurrent(step, event)
        ? replace(flow, { ...step, uri: event.uri, asking: false })
        : flow
    case 'ownerAsked':
      return isCurrent(step, event) ? replace(flow, { ...step, asking: true }) : flow
    case 'pageStayed':
      return isCurrent(step, event) ? replace(flow, { ...step, stayed: true }) : flow
    case 'connectFailed':
      return isCurrent(step, event)
        ? replace(flow, {
            name: 'connect',
            wallet: step.wallet,
            attempt: step.attempt,
            failure: event.failure,
          })
        : flow
    case 'cancelPressed':
      return initialConnectFlow
    case 'backPressed':
      // The code was given up when the visitor went on from here: a new one is asked for.
      return askAgain(pop(flow), event.attempt)
  }
}

function askAgain(flow: ConnectFlow, attempt: number): ConnectFlow {
  const step = currentStep(flow)
  return step.name === 'connect'
    ? replace(flow, { name: 'connect', wallet: step.wallet, attempt })
    : flow
}

/** An answer counts only while the attempt that it belongs to is on screen and has not ended. */
function isCurrent(step: ConnectStep, { attempt }: { attempt: number }): step is ConnectingStep {
  return step.name === 'connect' && step.attempt === attempt && (!step.failure || isPending(step))
}

/** The visitor can still answer what is open in the wallet. */
export function isPending({ failure }: ConnectingStep): boolean {
  return failure?.kind === 'pending-request'
}

/** Whether a wallet is being asked already, in the way in which it was chosen again. */
function isAskedOf(step: ConnectStep, { id, connector, pageLink }: WalletOption): boolean {
  if (step.name !== 'connect' || step.failure) return false
  const { wallet } = step
  return (
    wallet.ready &&
    wallet.id === id &&
    wallet.connector === connector &&
    wallet.pageLink === pageLink
  )
}

/** The first step of a chosen wallet (behaviour/connect-modal#choose). */
function entryStep(wallet: WalletOption, attempt: number): ConnectStep {
  if (!wallet.ready && wallet.extensionDownloadUrl) return { name: 'downloadOptions', wallet }
  return { name: 'connect', wallet, attempt }
}

/** Where a wanted wallet is got: a choice when it comes both as extension and as app, otherwise the one way there is. */
function downloadStep(wallet: WalletOption): ConnectStep {
  const mobile = hasDownloadCard(wallet)
  if (mobile && !wallet.extensionDownloadUrl) return { name: 'download', wallet }
  return { name: 'downloadOptions', wallet }
}

/**
 * Whether a wallet has a card for its mobile app: it has an address to encode, and there is a code to scan with it afterwards
 * (behaviour/connect-modal#download-card).
 */
export function hasDownloadCard(wallet: WalletOption): boolean {
  return Boolean(wallet.downloadUrls?.qrCode && (wallet.pageLink || wallet.qrCode))
}

function push(flow: ConnectFlow, step: ConnectStep): ConnectFlow {
  return [...flow, step]
}

function replace([first, ...rest]: ConnectFlow, step: ConnectStep): ConnectFlow {
  return rest.length > 0 ? [first, ...rest.slice(0, -1), step] : [step]
}

function pop([first, ...rest]: ConnectFlow): ConnectFlow {
  return [first, ...rest.slice(0, -1)]
}

/**
 * What comes once the app is on the phone: how to use it, or the connection.
 *
 * @returns nothing where it cannot be connected
 */
export function afterDownload(wallet: WalletOption): ConnectPress | undefined {
  if (wallet.qrCode?.instructions) return { type: 'continuePressed' }
  // Its extension is not asked for first.
  if (wallet.pageLink !== undefined)
    return { type: 'walletSelected', wallet: { ...wallet, extensionDownloadUrl: undefined } }
  return wallet.ready ? { type: 'walletSelected', wallet } : undefined
}

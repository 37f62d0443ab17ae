'use client'

import { type ComponentType, type ReactNode, type RefObject, useRef, useState } from 'react'

import { useKit } from '../context/KitContext.ts'
import { useOwnId } from '../context/useOwnId.ts'
import { useText } from '../context/useText.ts'
import { shortName } from '../format/shortName.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog, type DialogProps } from '../ui/Dialog.tsx'
import { DialogHeader } from '../ui/DialogHeader.tsx'
import { Slot } from '../ui/Slot.tsx'
import { listedWallets, walletsToGet } from '../wallets/walletLists.ts'
import type { WalletOption } from '../wallets/WalletOption.ts'
import {
  canGoBack,
  type ConnectFlow,
  type ConnectPress,
  type ConnectStep as Step,
  currentStep,
} from './connectFlow.ts'
import { connectView, isAskingWallet } from './connectView.ts'
import { FramedNotice } from './FramedNotice.tsx'
import { ConnectStep } from './steps/ConnectStep.tsx'
import { DownloadOptionsStep } from './steps/DownloadOptionsStep.tsx'
import { DownloadStep } from './steps/DownloadStep.tsx'
import { GetStep } from './steps/GetStep.tsx'
import { InstructionsExtensionStep } from './steps/InstructionsExtensionStep.tsx'
import { InstructionsMobileStep } from './steps/InstructionsMobileStep.tsx'
import { WhatIsAWalletStep } from './steps/WhatIsAWalletStep.tsx'
import { type Slide, useStepFocus } from './useStepFocus.ts'
import { WalletList } from './WalletList.tsx'
import type { RowLock } from './WalletRow.tsx'
import { WalletStrip } from './WalletStrip.tsx'

/** `wide`: list and step side by side. `compact`: one after the other. `sheet`: the same, from below. */
export type ConnectLayout = 'wide' | 'compact' | 'sheet'

export type ConnectModalViewProps = {
  layout: ConnectLayout
  /** Stands around a step of one column; a dialog unless it is given. */
  Frame?: ComponentType<DialogProps> | undefined
  /** The steps walked so far. */
  flow: ConnectFlow
  /** Every wallet that is known; what is listed and what is suggested is worked out here. */
  wallets: readonly WalletOption[]
  /** Wallets to get beside them, where the host names none. */
  suggested?: readonly WalletOption[] | undefined
  /** The address of this page, where it lies in another page that keeps wallets from it; null where it has none of its own. */
  framedUrl?: string | null | undefined
  /** The visitor's system is a phone's: shops' apps are suggested. */
  phone: boolean
  browserName?: string | undefined
  /** Stands above the wallets: the host's terms. */
  terms?: ReactNode
  /** No wallet can be chosen yet. */
  lock?: RowLock | undefined
  dispatch: (press: ConnectPress) => void
  onClose: () => void
  /** Loads the page again. */
  onRefresh: () => void
  /** Says that a wallet was connected, once it was. */
  done?: (() => string | undefined) | undefined
}

/**
 * The connect dialog, whatever step it is on. Takes the flow and reports what the visitor does. Both layouts have the same two parts, the
 * list and the step: a window that becomes wider or narrower takes nothing away of what was typed or read.
 */
export function ConnectModalView(props: ConnectModalViewProps) {
  const { Frame = Dialog, layout, flow, wallets, lock, dispatch, onClose } = props
  const isWide = layout === 'wide'
  const isSheet = layout === 'sheet'
  const step = currentStep(flow)
  const isList = step.name === 'none'
  const text = useText()
  const [query, setQuery] = useState('')
  // A sheet begins with some wallets, and has a list of all. Each time one takes the place of the other it slides in.
  const [look, setLook] = useState({ all: false, count: 0 })
  const setAll = (all: boolean) => setLook({ all, count: look.count + 1 })
  // What was typed over a list stays there.
  if (isSheet && query !== '' && !look.all) setLook({ ...look, all: true })
  const showsAll = isSheet && isList && look.all
  const ready = wallets.filter((wallet) => wallet.ready)
  const key = isList ? `none ${look.count}` : stepKey(step)
  const frame = useRef<HTMLDivElement>(null)
  // The list of all wallets lies between the first look and a step.
  const slide = useStepFocus(frame, key, flow.length * 2 + (look.all ? 1 : 0))
  const titleId = useOwnId()
  const title = useStepTitle(props)
  const toStep = canGoBack(flow, isWide ? 'wide' : 'compact')
    ? () => dispatch({ type: 'backPressed' })
    : undefined
  const toFirst = () => {
    setAll(false)
    setQuery('')
  }
  return (
    <Frame
      title={isWide ? text('connect.title') : showsAll ? text('connect.all') : title}
      titleId={isWide ? titleId : undefined}
      size={isWide ? 'wide' : 'narrow'}
      sheetSize={showsAll ? 'list' : undefined}
      isAsking={isAskingWallet(step)}
      done={props.done}
      onClose={onClose}
      onBack={showsAll ? toFirst : toStep}
    >
      {(isWide || isList) && (
        <StepFrame
          key={`list ${look.count}`}
          frame={isWide ? undefined : frame}
          step={step}
          slide={slide}
        >
          {isWide && (
            <h2 className="ck-title ck-list-title" id={titleId}>
              {text('connect.title')}
            </h2>
          )}
          <BetweenSlots {...props}>
            {isSheet && !showsAll ? (
              <WalletStrip
                wallets={ready}
                lock={lock}
                dispatch={dispatch}
                onAll={() => setAll(true)}
              />
            ) : (
              <WalletList
                wallets={showsAll ? ready : listedWallets(wallets)}
                lock={lock}
                selectedId={'wallet' in step ? step.wallet.id : undefined}
                canGet={!showsAll && canGet(props)}
                query={query}
                onQuery={setQuery}
                dispatch={dispatch}
              />
            )}
            {!isWide && !showsAll && <Learn {...props} />}
          </BetweenSlots>
        </StepFrame>
      )}
      {(isWide || !isList) && (
        <div
          key="step"
          className={isWide ? 'ck-column-step' : undefined}
          style={isWide ? undefined : { display: 'contents' }}
        >
          {isWide && (
            <DialogHeader
              title={drawsTitle(step, props.phone) ? undefined : title}
              onBack={toStep}
              onClose={onClose}
            />
          )}
          <StepFrame key={key} frame={frame} step={step} slide={slide}>
            <StepBody {...props} />
          </StepFrame>
        </div>
      )}
    </Frame>
  )
}

/** What a wallet is, below those of one column. */
function Learn(props: ConnectModalViewProps) {
  const { layout, dispatch } = props
  const text = useText()
  const more = (
    <Button onPress={() => dispatch({ type: 'learnPressed' })}>{text('learn.more')}</Button>
  )
  return layout === 'sheet' ? (
    <div className="ck-sheet-learn">
      <h3 className="ck-point-title">{text('learn.title')}</h3>
      <p className="ck-soft">{text('learn.keys.text')}</p>
      <div className="ck-actions" data-even="">
        {canGet(props) && (
          <Button kind="primary" onPress={() => dispatch({ type: 'getPressed' })}>
            {text('learn.get')}
          </Button>
        )}
        {more}
      </div>
    </div>
  ) : (
    <div className="ck-narrow-foot">
      <span className="ck-soft">{text('learn.new')}</span>
      {more}
    </div>
  )
}

type StepFrameProps = {
  /** Absent for a list beside the step. */
  frame: RefObject<HTMLDivElement | null> | undefined
  step: Step
  slide: Slide
  children: ReactNode
}

/** What scrolls. A new step is a new element, which slides in; another state of the same step is not. */
function StepFrame({ frame, step, slide, children }: StepFrameProps) {
  return (
    <div
      ref={frame}
      className={frame ? 'ck-step' : 'ck-column-list'}
      data-step={frame && step.name}
      data-slide={frame && slide}
      // Not a stop for Tab, which it would be in Firefox: what is inside is.
      tabIndex={-1}
    >
      {children}
    </div>
  )
}

type BetweenSlotsProps = Pick<ConnectModalViewProps, 'terms' | 'framedUrl' | 'phone'> & {
  children: ReactNode
}

/** The list, and what the host puts above and below it, which scrolls by itself where it would leave no space for the list. */
function BetweenSlots({ terms, framedUrl, phone, children }: BetweenSlotsProps) {
  const { appInfo, slots } = useKit()
  const { connectHeader, connectFooter } = slots
  return (
    <>
      {framedUrl !== undefined && <FramedNotice url={framedUrl} phone={phone} />}
      {(connectHeader || terms) && (
        <div className="ck-around" tabIndex={-1}>
          {connectHeader && <Slot>{connectHeader}</Slot>}
          {terms}
        </div>
      )}
      {children}
      {(connectFooter || appInfo.disclaimer) && (
        <div className="ck-around" tabIndex={-1}>
          {connectFooter && <Slot>{connectFooter}</Slot>}
          {appInfo.disclaimer && (
            <div className="ck-disclaimer">
              <Slot>{appInfo.disclaimer}</Slot>
            </div>
          )}
        </div>
      )}
    </>
  )
}

function StepBody(props: ConnectModalViewProps) {
  const { layout, wallets, phone, dispatch } = props
  const { appInfo } = useKit()
  const step = currentStep(props.flow)
  const found = 'wallet' in step ? findInstalled(wallets, step.wallet) : undefined
  switch (step.name) {
    case 'none':
    case 'learnCompact':
      return (
        <WhatIsAWalletStep
          learnMoreUrl={appInfo.learnMoreUrl}
          canGet={canGet(props)}
          titled={layout === 'wide'}
          dispatch={dispatch}
        />
      )
    case 'get':
      return <GetStep wallets={toGet(props)} phone={phone} dispatch={dispatch} />
    case 'connect':
      return (
        <ConnectStep
          step={step}
          layout={layout === 'wide' ? 'wide' : 'compact'}
          phone={phone}
          dispatch={dispatch}
        />
      )
    case 'downloadOptions':
      return (
        <DownloadOptionsStep
          wallet={step.wallet}
          browserName={props.browserName}
          found={found}
          dispatch={dispatch}
        />
      )
    case 'download':
      return <DownloadStep wallet={step.wallet} dispatch={dispatch} />
    case 'instructionsMobile':
      return <InstructionsMobileStep wallet={step.wallet} dispatch={dispatch} />
    case 'instructionsExtension':
      return (
        <InstructionsExtensionStep
          wallet={step.wallet}
          found={found}
          dispatch={dispatch}
          onRefresh={props.onRefresh}
        />
      )
  }
}

/** The wallets to suggest. */
function toGet({ wallets, suggested = [], phone }: ConnectModalViewProps) {
  return walletsToGet([...wallets, ...suggested], { phone })
}

/** “Get a Wallet” leads somewhere. */
const canGet = (props: ConnectModalViewProps) => toGet(props).length > 0

/** The wallet of a step, where it has come into the page since the step began. */
function findInstalled(wallets: readonly WalletOption[], { id, rdns }: WalletOption) {
  return wallets.find(
    (wallet) => wallet.installed && (wallet.id === id || (rdns && wallet.rdns === rdns)),
  )
}

function useStepTitle({ flow, layout, phone }: ConnectModalViewProps): string {
  const text = useText()
  const step = currentStep(flow)
  switch (step.name) {
    case 'none':
      return text(layout === 'wide' ? 'learn.title' : 'connect.title')
    case 'learnCompact':
      return text('learn.title')
    case 'get':
      return text('learn.get')
    case 'connect':
      if (connectView(step, { phone }) !== 'code') return step.wallet.name
      // In the place of what is done already, so that nothing below it moves.
      if (step.asking) return text('connect.confirm', { wallet: shortName(step.wallet.name) })
      // A wallet without a download is the open network itself: any wallet on the phone will do.
      return step.wallet.downloadUrls
        ? text('connect.scanWallet', {
            wallet: shortName(step.wallet.shortName ?? step.wallet.name),
          })
        : text('connect.scanPhone')
    case 'downloadOptions':
    case 'download':
      return text('connect.get', { wallet: step.wallet.name })
    case 'instructionsMobile':
    case 'instructionsExtension':
      return text('instructions.title', { wallet: step.wallet.name })
  }
}

/** Beside the list, these steps say by themselves what they are. */
function drawsTitle(step: Step, phone: boolean): boolean {
  if (step.name === 'connect') return connectView(step, { phone }) !== 'code'
  return step.name === 'none' || step.name === 'learnCompact'
}

/** A new step slides in; another state of the same step does not. */
function stepKey(step: Step): string {
  return 'wallet' in step ? `${step.name} ${step.wallet.id}` : step.name
}

'use client'

import { createElement, useEffect } from 'react'

import { useText } from '../../context/useText.ts'
import { afterPaint } from '../../platform/afterPaint.ts'
import { lazyWithPreload } from '../../platform/lazyWithPreload.ts'
import { Button } from '../../ui/Button.tsx'
import type { ConnectPress } from '../connectFlow.ts'
import { Points } from './Points.tsx'

export type WhatIsAWalletStepProps = {
  /** Where “Learn More” leads. Without it there is no such button. */
  learnMoreUrl?: string | undefined
  /** There is a wallet to suggest. */
  canGet: boolean
  /** It stands beside the list, and says by itself what it is about. */
  titled: boolean
  dispatch: (press: ConnectPress) => void
}

/** Explains what a wallet is to a visitor who has none. */
export function WhatIsAWalletStep({
  learnMoreUrl,
  canGet,
  titled,
  dispatch,
}: WhatIsAWalletStepProps) {
  const text = useText()
  return (
    <>
      <KeyAndDoor />
      <Points
        learnMoreUrl={learnMoreUrl}
        title={titled ? text('learn.title') : undefined}
        points={[
          { title: text('learn.keys.title'), text: text('learn.keys.text') },
          { title: text('learn.login.title'), text: text('learn.login.text') },
        ]}
      >
        {canGet && (
          <Button kind="primary" onPress={() => dispatch({ type: 'getPressed' })}>
            {text('learn.get')}
          </Button>
        )}
      </Points>
    </>
  )
}

const LazyDrawing = lazyWithPreload(
  () => import('./KeyAndDoorDrawing.tsx'),
  ({ KeyAndDoorDrawing }) => KeyAndDoorDrawing,
)

/**
 * A key on its way to a door, cut from quarter discs. Its place is there at once; what adorns it comes after the words. A drawing that
 * cannot be fetched leaves its place empty: nothing depends on it.
 */
function KeyAndDoor() {
  const Drawing = LazyDrawing.useLoaded()
  useEffect(() => afterPaint(() => void LazyDrawing.preload().catch(() => {})), [])
  return (
    <div className="ck-hero" aria-hidden="true">
      {Drawing && createElement(Drawing)}
    </div>
  )
}

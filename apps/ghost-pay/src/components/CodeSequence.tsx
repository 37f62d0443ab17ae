import { useEffect, useState } from 'react'

import { Button } from './Button.tsx'
import { QrCode } from './QrCode.tsx'
import { text } from './secondDeviceCopy.ts'

import './SecondDevice.css'

export type CodeSequenceProps = { codes: readonly string[] }

/** How long each code of several stays, in milliseconds: a camera sees it a few times. */
const shownFor = 600

/** One code, or several one after another. What moves by itself can be stopped, and does not start where motion is unwanted. */
export function CodeSequence({ codes }: CodeSequenceProps) {
  const count = codes.length
  const [shown, setShown] = useState(0)
  const [isRunning, setRunning] = useState(
    () => !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
  )
  const moves = isRunning && count > 1
  useEffect(() => {
    if (!moves) return undefined
    const timer = setInterval(() => setShown((before) => before + 1), shownFor)
    return () => clearInterval(timer)
  }, [moves])
  const place = (shown % count) + 1
  const code = codes[place - 1] ?? ''
  if (count === 1) return <QrCode text={code} alternative={text('secondDevice.code')} />
  return (
    <>
      <QrCode text={code} alternative={text('secondDevice.codeOf', { place, count })} />
      <div className="gp-second-steps gp-near gp-wrap">
        <span className="gp-soft gp-small">{text('secondDevice.place', { place, count })}</span>
        <Button onPress={() => setRunning(!isRunning)}>
          {text(isRunning ? 'secondDevice.pause' : 'secondDevice.play')}
        </Button>
        {!isRunning && (
          <Button onPress={() => setShown(shown + 1)}>{text('secondDevice.next')}</Button>
        )}
      </div>
    </>
  )
}

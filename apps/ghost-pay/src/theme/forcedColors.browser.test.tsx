import { cleanup, render, screen } from '@testing-library/react'
import type {} from '@vitest/browser-playwright' // what `cdp()` can send
import { padHex } from 'viem'
import { afterEach, expect, test } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'

import { Chips } from '../components/Chips.tsx'
import { Source } from '../components/Source.tsx'
import { SuggestionList } from '../components/SuggestionList.tsx'
import { useSuggestions } from '../components/useSuggestions.ts'
import { SevenBars } from '../screens/account/review/ProofStrip.tsx'
import { reviewChecks } from '../screens/account/review/reviewChecks.ts'
import { buildReviewFacts } from '../testing/buildReview.ts'

import './tokens.css'
import './base.css'
import '../screens/account/review/ReviewView.css'

const emulate = (forced: 'active' | 'none') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: forced }] })

afterEach(async () => {
  cleanup()
  await emulate('none')
})

/** The edge that is drawn around an element. */
const edgeOf = (element: Element | undefined) => {
  const { outlineStyle, outlineWidth } = getComputedStyle(element!)
  return outlineStyle === 'none' ? 'none' : outlineWidth
}

const people = [1, 2, 3].map((place) => ({ address: padHex(`0x${place}`, { size: 20 }) }))

function Suggesting() {
  const suggestions = useSuggestions(people, () => undefined)
  return (
    <div className="gp-suggests">
      <input {...suggestions.inputProps} aria-label="To" onFocus={suggestions.open} />
      <SuggestionList suggestions={suggestions}>{({ address }) => address}</SuggestionList>
    </div>
  )
}

test('in the reader’s own colours the row that Enter would choose has an edge, and no other', async () => {
  await emulate('active')
  render(<Suggesting />)
  await userEvent.keyboard('{Tab}{ArrowDown}')
  const rows = await screen.findAllByRole('option')
  expect(rows.map(edgeOf)).toEqual(['none', '2px', 'none'])
})

test('in the reader’s own colours the chip that is chosen has an edge, and no other', async () => {
  await emulate('active')
  const choices = [
    { value: 'all', label: 'All' },
    { value: 'in', label: 'In' },
  ] as const
  render(<Chips label="Show" choices={choices} chosen="in" onChoose={() => undefined} />)
  expect(screen.getAllByRole('button').map(edgeOf)).toEqual(['none', '2px'])
})

test('in the reader’s own colours the bars of checks are drawn, and tell passed from open and from failed', async () => {
  await emulate('active')
  const states = ['passed', 'open', 'warning', 'failed'] as const
  const checks = reviewChecks(buildReviewFacts())
  render(<SevenBars checks={states.map((state, place) => ({ ...checks[place]!, state }))} />)
  const grounds = [...document.querySelectorAll('.gp-seven i')].map(
    (bar) => getComputedStyle(bar).backgroundColor,
  )
  const colourOf = (name: string) => {
    const sample = document.createElement('i')
    sample.style.cssText = `forced-color-adjust: none; background: ${name}`
    document.body.append(sample)
    const { backgroundColor } = getComputedStyle(sample)
    sample.remove()
    return backgroundColor
  }
  const [ink, light] = [colourOf('CanvasText'), colourOf('Highlight')]
  expect(grounds).toEqual([ink, 'rgba(0, 0, 0, 0)', light, light])
})

test('in the reader’s own colours the mark of a source is drawn', async () => {
  await emulate('active')
  render(<Source source="chain">blockchain</Source>)
  const mark = getComputedStyle(document.querySelector('.gp-source')!, '::before')
  expect(mark.borderTopStyle).toBe('solid')
})

import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { NoteField } from './PayForm.tsx'

afterEach(cleanup)

test('what a note loses past its end is shown before it is lost', () => {
  const show = (note: string) =>
    render(<NoteField note={note} binding={undefined} onNote={() => undefined} />)
  show('x'.repeat(180))
  expect(screen.queryByText(/This is left out/)).toBeNull()
  cleanup()
  show(`${'x'.repeat(180)} and the rest`)
  expect(screen.getByText(/at most 180 characters. This is left out: “ and the rest”/)).toBeTruthy()
})

// @vitest-environment jsdom
import { render, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'

import { textOf } from './textOf.ts'
import { withNodes } from './withNodes.tsx'

const petCopy = { 'pets.bites': '{name} bites {who}, then {other} runs.' } as const

test('what is drawn stands where the sentence has it', () => {
  const { result } = renderHook(() => textOf(petCopy))
  const { container } = render(
    <p>
      {withNodes(result.current, ['pets.bites', { name: 'Rex\u00000\u0000', who: '', other: '' }], {
        who: <b>Ana</b>,
        other: <i>Bob</i>,
      })}
    </p>,
  )
  expect(container.innerHTML).toBe('<p>Rex0 bites <b>Ana</b>, then <i>Bob</i> runs.</p>')
})

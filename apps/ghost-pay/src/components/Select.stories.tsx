import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'

import { Field } from './Field.tsx'
import { Select, type SelectOption } from './Select.tsx'

type ChoiceProps = {
  label: string
  options: readonly SelectOption<string>[]
  chosen: string | undefined
  placeholder?: string
  problem?: string
  hint?: string
  onChange: (value: string) => void
}

/** A field with a list, which keeps what is chosen. */
function ChoiceField({ label, problem, hint, chosen, onChange, ...list }: ChoiceProps) {
  const [value, setValue] = useState(chosen)
  return (
    <Field label={label} problem={problem} hint={hint}>
      {(field) => (
        <Select
          {...field}
          {...list}
          value={value}
          onChange={(next) => {
            setValue(next)
            onChange(next)
          }}
        />
      )}
    </Field>
  )
}

const tokens = [
  { value: 'eth', label: 'ETH', detail: 'Ether' },
  { value: 'dusd', label: 'dUSD', detail: 'Demo Dollar' },
  { value: 'deur', label: 'dEUR', detail: 'Demo Euro' },
  { value: 'gno', label: 'GNO', detail: 'Gnosis' },
]
const currencies = 'AUD BRL CAD CHF CNY CZK DKK EUR GBP HKD HUF IDR ILS INR JPY KRW MXN NOK USD'
  .split(' ')
  .map((code) => ({ value: code, label: code }))

const meta = {
  component: ChoiceField,
  args: { label: 'With', options: tokens, chosen: 'eth', onChange: fn() },
} satisfies Meta<typeof ChoiceField>

export default meta
type Story = StoryObj<typeof meta>

/** Says what is chosen. */
export const Closed: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'With' })
    await expect(field).toHaveTextContent('ETH · Ether')
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.queryByRole('listbox')).toBeNull()
  },
}

/** Opens under its field, as wide as it, with a tick at what is chosen. */
export const Open: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'With' })
    await userEvent.click(field)
    const list = canvas.getByRole('listbox', { name: 'With' })
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('ETH · Ether')
    const [above, below] = [field.getBoundingClientRect(), list.getBoundingClientRect()]
    await expect(below.top).toBeGreaterThanOrEqual(above.bottom)
    await expect(Math.round(below.width)).toBe(Math.round(above.width))
    await expect(field).toHaveFocus()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

/** A choice that is pressed is taken, and the list is gone. */
export const Pressed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'With' })
    await userEvent.click(field)
    await userEvent.click(canvas.getByRole('option', { name: 'dEUR · Demo Euro' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('deur')
    await expect(field).toHaveTextContent('dEUR · Demo Euro')
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await expect(field).toHaveFocus()
    // What is chosen already is no change.
    await userEvent.click(field)
    await userEvent.click(canvas.getByRole('option', { name: 'dEUR · Demo Euro' }))
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}

/** Arrows, ends and letters move in the list; Enter takes, Escape and a press beside it do not, Tab takes and goes on. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'With' })
    const at = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(at()).toHaveTextContent('ETH')
    await userEvent.keyboard('{End}')
    await expect(at()).toHaveTextContent('GNO')
    await userEvent.keyboard('{ArrowDown}{ArrowUp}')
    await expect(at()).toHaveTextContent('dEUR')
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await expect(args.onChange).not.toHaveBeenCalled()

    await userEvent.keyboard(' {Home}{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('dusd')
    // A letter opens the list, and the next ones of its word lead on.
    await userEvent.keyboard('de')
    await expect(at()).toHaveTextContent('dEUR')
    await userEvent.keyboard('{Escape}')
    await userEvent.keyboard('{ArrowDown}{End}')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith('gno')
    await expect(field).not.toHaveFocus()
    await expect(canvas.queryByRole('listbox')).toBeNull()
  },
}

/** More than the window has room for: the list scrolls, and begins at what is chosen. */
export const Many: Story = {
  args: {
    label: 'Currency',
    options: currencies,
    chosen: 'USD',
    hint: 'Prices come from the gateway.',
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Currency' })
    await expect(field).toHaveAccessibleDescription('Prices come from the gateway.')
    await userEvent.click(field)
    const list = canvas.getByRole('listbox', { name: 'Currency' })
    await expect(list.scrollHeight).toBeGreaterThan(list.clientHeight)
    const [chosen, edge] = [
      canvas.getByRole('option', { name: 'USD' }).getBoundingClientRect(),
      list.getBoundingClientRect(),
    ]
    await expect(chosen.bottom).toBeLessThanOrEqual(edge.bottom)
    await expect(edge.bottom).toBeLessThanOrEqual(innerHeight)
  },
}

/** At the end of the window the list stands above its field. */
export const AtTheEnd: Story = {
  render: (args) => (
    <div style={{ paddingBlockStart: 'calc(100dvh - 160px)' }}>
      <ChoiceField {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'With' })
    field.scrollIntoView({ block: 'end' })
    await userEvent.click(field)
    await waitFor(async () => {
      const list = canvas.getByRole('listbox').getBoundingClientRect()
      await expect(list.bottom).toBeLessThan(field.getBoundingClientRect().top)
      await expect(list.top).toBeGreaterThanOrEqual(0)
    })
  },
}

/** Nothing is chosen yet, and that is what is wrong. */
export const NothingChosen: Story = {
  args: {
    label: 'Add a token',
    chosen: undefined,
    placeholder: 'Choose a token',
    problem: 'Choose what is paid.',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Add a token' })
    await expect(field).toHaveTextContent('Choose a token')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('Choose what is paid.')
  },
}

/** A name that is longer than the field ends in dots on the button, and is whole in the list. */
export const LongNames: Story = {
  args: {
    label: 'Chain',
    options: [
      {
        value: 'a',
        label: 'A network with a name that nobody can say in one breath and nobody tries',
      },
      { value: 'b', label: 'Base' },
    ],
    chosen: 'a',
  },
  render: (args) => (
    <div style={{ maxInlineSize: 240 }}>
      <ChoiceField {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Chain' })
    await expect(field.offsetHeight).toBe(44)
    await userEvent.click(field)
    const [first] = canvas.getAllByRole('option')
    await expect(first?.offsetHeight).toBeGreaterThan(44)
    await expect(first?.scrollWidth).toBe(first?.clientWidth)
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'

import { ConnectButton } from '../connect-button/ConnectButton.tsx'
import { languages } from '../languages/languages.ts'
import { useLanguage } from '../languages/useLanguage.ts'
import { ExampleKit } from '../testing/ExampleKit.tsx'
import { Shop } from '../testing/shop/Shop.tsx'
import { defaultChoice, type PlaygroundChoice, snippetOf } from '../testing/snippetOf.ts'
import { useMotion } from '../testing/useMotion.ts'
import { accents, createTheme } from '../theme/createTheme.ts'
import { darkTheme, lightTheme, midnightTheme } from '../theme/themes.ts'
import { copyText } from '../ui/useCopied.ts'

import '../testing/page/Page.css'

type Args = PlaygroundChoice & { motion: boolean }

const meta = {
  title: 'Playground',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    docs: {
      codePanel: true,
      source: { transform: (_: string, { args }: { args: Args }) => snippetOf(args) },
    },
  },
  args: { ...defaultChoice, motion: true },
  argTypes: {
    mode: { control: 'inline-radio', options: ['system', 'light', 'dark', 'midnight'] },
    accent: { control: 'select', options: Object.keys(accents) },
    radius: { control: 'inline-radio', options: ['none', 'small', 'medium', 'large'] },
    font: { control: 'inline-radio', options: ['system', 'rounded'] },
    blur: { control: 'inline-radio', options: ['none', 'small', 'large'] },
    layout: { control: 'inline-radio', options: ['wide', 'compact'] },
    language: { control: 'select', options: Object.keys(languages) },
    wallets: { control: 'inline-radio', options: ['none', 'three', 'seven', 'all'] },
    motion: { control: 'boolean' },
  },
  render: (args) => <Playground {...args} />,
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

/** Choose below, and the open dialog follows; the code on the page says how to have it so. */
export const Playground_: Story = {
  args: { accent: 'ember', radius: 'large' },
  play: async ({ step }) => {
    await step('The snippet says what was chosen, and nothing else', async () => {
      const snippet = await screen.findByText(/createTheme\(lightTheme/)
      await expect(snippet.textContent).toContain("{ accent: 'ember', radius: 'large' }")
      await expect(snippet.textContent).not.toContain('modalSize')
    })
    await step('The dialog is a real one', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Connect Wallet' }))
      await screen.findByRole('dialog')
    })
  },
}

const themes = { light: lightTheme, dark: darkTheme, midnight: midnightTheme }

function Playground({ motion, ...choice }: Args) {
  const { mode, layout, language, wallets, ...options } = choice
  const { locale, copy } = useLanguage(language)
  const theme =
    mode === 'system'
      ? { light: createTheme(lightTheme, options), dark: createTheme(darkTheme, options) }
      : createTheme(themes[mode], options)
  const snippet = snippetOf(choice)
  useMotion(motion)
  return (
    <ExampleKit
      key={wallets}
      suggests={wallets}
      scansAfter={4000}
      kit={{ theme, modalSize: layout, locale, copy }}
    >
      <Shop button={<ConnectButton />}>
        <div className="page">
          <h1>Playground</h1>
          <p className="page-lead">
            Open the dialog and change what you like in the controls. It is the real one: the
            wallets of this page answer, and a phone reads the code after four seconds.
          </p>
          <pre>{snippet}</pre>
          <div className="page-row">
            <button type="button" className="page-button" onClick={() => void copyText(snippet)}>
              Copy the code
            </button>
          </div>
        </div>
      </Shop>
    </ExampleKit>
  )
}

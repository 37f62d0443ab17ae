import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ComponentType, createElement } from 'react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { approving, rejecting } from '@ghost-pay/test-wallet'

import * as accountStories from './account-modal/AccountModal.stories.tsx'
import * as chainStories from './chain-modal/ChainModal.stories.tsx'
import { ConnectButton } from './connect-button/ConnectButton.tsx'
import * as connectStories from './connect-modal/ConnectModal.stories.tsx'
import * as signInStories from './sign-in/SignInDialog.stories.tsx'
import { ExampleKit, exampleVisit } from './testing/ExampleKit.tsx'
import { createExampleSignIn } from './testing/exampleServer.ts'
import { translatePage } from './testing/pageTranslator.ts'

import './styles.css'

beforeEach(() => page.viewport(1280, 800))
afterEach(() => {
  cleanup()
  localStorage.clear()
})

/** What is read in the dialog. Pictures come when they are loaded, and what is only said comes later. */
function words(): string {
  const copy = screen.getByRole('dialog').cloneNode(true) as HTMLElement
  for (const other of copy.querySelectorAll('.ck-image, [data-ck-live]')) other.remove()
  return copy.textContent
}

type Stories = Record<string, object> & { default: { component: unknown; args: object } }

const argsOf = (story: object) => ('args' in story ? (story.args as object) : {})

describe.each<[string, Stories]>([
  ['the connect dialog', connectStories],
  ['the account dialog', accountStories],
  ['the chain dialog', chainStories],
  ['the sign-in dialog', signInStories],
])('%s', (_, { default: meta, ...stories }) => {
  // The module has it.
  const View = meta.component as ComponentType<object>
  const show = (story: object) => createElement(View, { ...meta.args, ...argsOf(story) })

  test('any state after any other, translated: the words of the new one', () => {
    // The same in another language is the same.
    const all = Object.entries(stories).filter(([name]) => !name.endsWith('InArabic'))
    const { rerender } = render(<div />)
    const fresh = all.map(([, story]) => {
      rerender(<div />)
      rerender(show(story))
      return words()
    })
    const wrong: string[] = []
    const go = ([from]: [string, object], [to, story]: [string, object], at: number) => {
      translatePage()
      rerender(show(story))
      if (words() !== fresh[at]) wrong.push(`${from}, ${to}`)
    }
    for (const [first, one] of all.entries()) {
      for (const [second, other] of all.slice(0, first).entries()) {
        rerender(show(one[1]))
        go(one, other, second)
        go(other, one, first)
      }
    }
    expect(wrong).toEqual([])
  })
})

describe('a translated page', () => {
  const user = userEvent.setup()
  /** Translates what is there, and looks for what comes. */
  const press = async (name: RegExp | string) => {
    const button = await screen.findByRole('button', { name })
    translatePage()
    await user.click(button)
  }
  const stands = () => expect(screen.getByText('The page')).toBeTruthy()

  test('connects after a refusal, and disconnects', async () => {
    render(
      <ExampleKit personality={rejecting()}>
        <p>The page</p>
        <ConnectButton />
      </ExampleKit>,
    )
    await press('Connect Wallet')
    await press(/Harbour/)
    await screen.findByText('You declined the request in Harbour.')
    translatePage()
    exampleVisit().wallet('Harbour').control.setPersonality(approving())
    await press('RETRY')
    await press(/^Account/)
    await press('Copy Address')
    await press('Disconnect')
    await screen.findByRole('button', { name: 'Connect Wallet' })
    stands()
  })

  test('leads through the ways to get a wallet, and back', async () => {
    render(
      <ExampleKit suggests="example">
        <p>The page</p>
        <ConnectButton />
      </ExampleKit>,
    )
    await press('Connect Wallet')
    await press('Get a Wallet')
    const [get] = await screen.findAllByRole('button', { name: /^Get (?!a Wallet)/ })
    translatePage()
    await user.click(get ?? document.body)
    translatePage()
    await press('Back')
    await press('Back')
    await screen.findByRole('heading', { name: 'What is a Wallet?' })
    stands()
  })

  test('signs in after two failures', async () => {
    const adapter = createExampleSignIn()
    let fails = 2
    render(
      <ExampleKit
        connected
        signIn={{
          ...adapter,
          verify: (signed) => ((fails -= 1) < 0 ? adapter.verify(signed) : Promise.resolve(false)),
        }}
      >
        <p>The page</p>
        <ConnectButton />
      </ExampleKit>,
    )
    await press('Connect Wallet')
    await press('Send message')
    await screen.findByText('Error verifying signature, please retry!')
    await press('Send message')
    await waitFor(() => expect(fails).toBe(0))
    await screen.findByText('Error verifying signature, please retry!')
    await press('Send message')
    await screen.findByRole('button', { name: /^Account/ })
    stands()
  })

  test('says why a network was not switched to, and switches', async () => {
    render(
      <ExampleKit connected>
        <p>The page</p>
        <ConnectButton />
      </ExampleKit>,
    )
    await press(/^Network/)
    const dialog = within(await screen.findByRole('dialog'))
    exampleVisit().wallet('Harbour').control.rejectNext(-32603, 'No')
    const rows = await dialog.findAllByRole('button')
    translatePage()
    await user.click(
      rows.find(({ ariaCurrent, className }) => !ariaCurrent && className === 'ck-row') ??
        document.body,
    )
    await dialog.findByRole('alert')
    await press('RETRY')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    stands()
  })
})

import { composeStories } from '@storybook/react-vite'
import { cleanup, render, screen } from '@testing-library/react'
import type {} from '@vitest/browser-playwright' // what `cdp()` can send
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { cdp, page, userEvent as pointer } from 'vitest/browser'

import preview from '../.storybook/preview.tsx'
import { AccountModalView } from './account-modal/AccountModalView.tsx'
import { ChainModalView } from './chain-modal/ChainModalView.tsx'
import { ConnectButton } from './connect-button/ConnectButton.tsx'
import { type ConnectStep, initialConnectFlow } from './connect-modal/connectFlow.ts'
import * as connectStories from './connect-modal/ConnectModal.stories.tsx'
import { type ConnectLayout, ConnectModalView } from './connect-modal/ConnectModalView.tsx'
import { TermsBox } from './connect-modal/TermsBox.tsx'
import { copy } from './copy.ts'
import { ar } from './languages/ar.ts'
import { useCompact } from './platform/useCompact.ts'
import { SignInDialog } from './sign-in/SignInDialog.tsx'
import { atStep } from './testing/atStep.ts'
import { buildWalletOption, exampleWallets } from './testing/buildWalletOption.ts'
import { comeToRest } from './testing/comeToRest.ts'
import { everySetting } from './testing/everySetting.ts'
import { ExampleKit, exampleVisit } from './testing/ExampleKit.tsx'
import { walkSignIn } from './testing/walkSignIn.ts'
import type { WalletOption } from './wallets/WalletOption.ts'

import './styles.css'

/** From a phone's window at 400 % to a screen; the low and wide ones are phones on their side and laptops at 175 %. */
const fewWindows = [
  [320, 256],
  [390, 780],
  [780, 439],
  [844, 390],
  [1280, 800],
] as const
const furtherWindows = [
  [568, 320],
  [640, 360],
  [768, 400],
  [932, 430],
  [1280, 480],
] as const
const windows = everySetting ? [...fewWindows, ...furtherWindows] : fewWindows

beforeEach(() => page.viewport(1280, 800))
afterEach(() => {
  cleanup()
  document.documentElement.removeAttribute('dir')
  localStorage.clear()
})

const nothing = () => {}
const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const words = 'By connecting you accept what the people of this site have written about it. '

type Content = 'short' | 'long'

const wallets = {
  short: exampleWallets,
  long: Array.from({ length: 14 }, (_, index) =>
    buildWalletOption({
      name: `The Harbour Wallet of the ${index + 1}. Pier`,
      groupName: index < 4 ? 'Installed' : 'Popular',
      groupIndex: index < 4 ? 0 : 1,
      ...(index < 4 && { installed: true, warning: 'same-rdns', rdns: 'example.harbour' }),
      downloadUrls: { qrCode: 'https://wallet.example/app' },
      extensionDownloadUrl: 'https://wallet.example/extension',
      qrCode: { getUri: (uri) => uri },
    }),
  ),
}

const around = {
  short: { appInfo: { learnMoreUrl: 'https://wallet.example' } },
  long: {
    appInfo: {
      learnMoreUrl: 'https://wallet.example',
      terms: { version: '1', text: words.repeat(3) },
      disclaimer: Array.from({ length: 6 }, (_, index) => <p key={index}>{words.repeat(2)}</p>),
    },
    slots: {
      connectHeader: <div style={{ blockSize: 300 }}>Above</div>,
      connectFooter: <div style={{ blockSize: 300 }}>Below</div>,
    },
  },
}

type ConnectProps = {
  content: Content | readonly WalletOption[]
  step: ConnectStep
  layout?: ConnectLayout
}

/** The connect dialog on a step. */
function Connect({ content, step, layout = 'wide' }: ConnectProps) {
  const compact = useCompact()
  return (
    <ConnectModalView
      layout={compact ? 'sheet' : layout}
      flow={step.name === 'none' ? initialConnectFlow : atStep(step)}
      wallets={typeof content === 'string' ? wallets[content] : content}
      phone={false}
      terms={
        content === 'long' && (
          <TermsBox
            isAgreed={false}
            asked={0}
            why={copy['terms.first']}
            whyId="why"

            onAgree={nothing}
          />
        )
      }
      dispatch={nothing}
      onClose={nothing}
      onRefresh={nothing}
    />
  )
}

function chains(content: Content) {
  return Array.from({ length: content === 'long' ? 14 : 3 }, (_, index) => ({
    id: index + 1,
    name: `${content === 'long' ? 'The network of the longest ' : ''}Harbour ${index + 1}`,
    iconBackground: '#ffffff',
    testnet: index > 10,
  }))
}

const asked = { name: 'connect', attempt: 1 } as const

const scenes: { readonly [name: string]: (content: Content) => ReactNode } = {
  'the list': (content) => <Connect content={content} step={{ name: 'none' }} />,
  'a wallet that is asked': (content) => (
    <Connect content={content} step={{ ...asked, wallet: first(content) }} />
  ),
  'a code': (content) => (
    <Connect
      content={content}
      step={{ ...asked, uri: 'wc:1@2?symKey=00', wallet: pairable(content) }}
    />
  ),
  'a failure': (content) => (
    <Connect
      content={content}
      step={{
        ...asked,
        wallet: first(content),
        failure: { kind: 'pending-request', retryable: true },
      }}
    />
  ),
  'the explanation': (content) => <Connect content={content} step={{ name: 'learnCompact' }} />,
  'wallets to get': (content) => <Connect content={content} step={{ name: 'get' }} />,
  'ways to get one': (content) => (
    <Connect content={content} step={{ name: 'downloadOptions', wallet: pairable(content) }} />
  ),
  'a code of a shop': (content) => (
    <Connect content={content} step={{ name: 'download', wallet: pairable(content) }} />
  ),
  'the networks': (content) => (
    <ChainModalView
      chains={chains(content)}
      currentId={content === 'long' ? 100 : 1}
      switching={{ state: 'failed', chainId: 2, failure: { kind: 'unknown', retryable: true } }}
      canSwitch={content === 'short'}
      walletName="Harbour"
      dispatch={nothing}
      onClose={nothing}
    />
  ),
  'the account': (content) => (
    <AccountModalView
      address={address}
      name={content === 'long' ? 'the-longest-name-of-all.eth' : undefined}
      balance="1.23 ETH"
      onDisconnect={nothing}
      onClose={nothing}
    />
  ),
  'the sign-in': (content) => (
    <SignInDialog
      address={address}
      flow={walkSignIn(
        'started',
        'nonceReceived',
        ...(content === 'long' ? (['signPressed', 'signed', 'verifyFailed'] as const) : []),
      )}
      dispatch={nothing}
      onCancel={nothing}
    />
  ),
}

function first(content: Content) {
  const [wallet] = wallets[content]
  if (!wallet) throw new Error('no wallet')
  return wallet
}

function pairable(content: Content) {
  const wallet = wallets[content].find(({ qrCode, downloadUrls }) => qrCode && downloadUrls)
  if (!wallet) throw new Error('no wallet can be paired')
  return { ...wallet, warning: undefined }
}

function dialog(): HTMLElement {
  const found = document.querySelector<HTMLElement>('.ck-dialog')
  if (!found) throw new Error('no dialog is open')
  return found
}

/** Whether a point of the element is what a press there would hit. */
function isHit(element: Element, x: number, y: number): boolean {
  const at = document.elementFromPoint(x, y)
  return at !== null && (element.contains(at) || element.parentElement?.closest('label') === at)
}

/** The controls that cannot be pressed in their middle, or that the window cuts, after scrolling to them. */
function outOfReach(): string[] {
  return [...dialog().querySelectorAll<HTMLElement>('button, a[href], input')].flatMap(
    (control) => {
      control.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      const { left, top, right, bottom } = control.getBoundingClientRect()
      const isInside =
        left >= -1 &&
        top >= -1 &&
        right <= window.innerWidth + 1 &&
        bottom <= window.innerHeight + 1
      const hit = isHit(control, (left + right) / 2, (top + bottom) / 2)
      return isInside && hit ? [] : [`${nameOf(control)} (${isInside ? 'covered' : 'outside'})`]
    },
  )
}

const nameOf = (control: Element) =>
  control.getAttribute('aria-label') ?? (control.textContent || control.tagName)

/** The sentences of a step of which the first or the last line cannot be read, wherever it is scrolled to. */
function unreadable(): string[] {
  const all = dialog().querySelectorAll<HTMLElement>(
    '.ck-step :is(h3, p):not(:empty), .ck-sign-in :is(h2, p):not(:empty)',
  )
  return [...all].flatMap((sentence) => {
    const range = document.createRange()
    range.selectNodeContents(sentence)
    const lines = (['start', 'end'] as const).map((block) => {
      sentence.scrollIntoView({ block: 'center' })
      const rects = [...range.getClientRects()].filter(({ width }) => width > 1)
      const line = block === 'start' ? rects[0] : rects.at(-1)
      return !line || isHit(sentence, line.left + line.width / 2, line.top + line.height / 2)
    })
    return lines.every(Boolean) ? [] : [sentence.textContent]
  })
}

describe.each(Object.keys(scenes))('%s', (name) => {
  describe.each(['ltr', 'rtl'] as const)('from %s', (dir) => {
    test.each(['short', 'long'] as const)(
      'with %s content is whole in every window',
      async (content) => {
        // The page is written the other way round.
        document.documentElement.dir = dir === 'ltr' ? 'rtl' : 'ltr'
        const language = dir === 'rtl' ? { locale: 'ar', copy: ar } : { locale: 'en' }
        render(
          <ExampleKit kit={{ ...around[content], ...language }}>
            {scenes[name]?.(content)}
          </ExampleKit>,
        )
        const faults: string[] = []
        for (const [width, height] of windows) {
          await page.viewport(width, height)
          await comeToRest()
          const found = [...outOfReach(), ...unreadable()]
          if (getComputedStyle(dialog()).direction !== dir) found.push('direction')
          faults.push(...found.map((fault) => `${width}x${height}: ${fault}`))
        }
        expect(faults).toEqual([])
      },
    )
  })
})

/** The parts of the dialog that hold more than they show. */
const scrolled = () =>
  [...dialog().querySelectorAll('*')]
    .filter((part) => getComputedStyle(part).overflowY === 'auto')
    .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)
    .map(({ className }) => className)

/** The rows of wallets that can be pressed where they are. */
function rowsInView(): number {
  const choices = '.ck-list [data-ck-row], .ck-strip-wallet'
  const rows = [...dialog().querySelectorAll<HTMLElement>(choices)]
  return rows.filter((row) => {
    const { left, top, bottom, width } = row.getBoundingClientRect()
    return [top + 4, bottom - 4].every((y) => isHit(row, left + width / 2, y))
  }).length
}

describe.each(['wide', 'compact'] as const)('the list of the %s layout', (layout) => {
  test.each(windows.filter(([width]) => width >= 768))(
    'shows three wallets in a window of %d x %d, whatever the host puts around it',
    async (width, height) => {
      await page.viewport(width, height)
      render(
        <ExampleKit kit={around.long}>
          <Connect content="long" step={{ name: 'none' }} layout={layout} />
        </ExampleKit>,
      )
      await comeToRest()
      expect(rowsInView()).toBeGreaterThanOrEqual(3)
    },
  )
})

test.each([
  [390, 780],
  [320, 568],
  [568, 320],
])(
  'a sheet of %d x %d shows three wallets, whatever the host puts around them',
  async (width, height) => {
    await page.viewport(width, height)
    render(
      <ExampleKit kit={around.long}>
        <Connect content="long" step={{ name: 'none' }} />
      </ExampleKit>,
    )
    await comeToRest()
    expect(rowsInView()).toBeGreaterThanOrEqual(3)
  },
)

test.each([1, 3, 4, 5, 6, 9])('a list of %d ends with its last row', async (count) => {
  const networks = (
    <ChainModalView
      chains={chains('long').slice(0, count)}
      currentId={100}
      switching={{ state: 'idle' }}
      canSwitch
      walletName="Harbour"
      dispatch={nothing}
      onClose={nothing}
    />
  )
  const some = wallets.long.slice(0, count)
  const lists = [
    { width: 390, list: networks },
    { width: 1280, list: networks },
    { width: 1280, list: <Connect content={some} step={{ name: 'none' }} layout="compact" /> },
  ]
  for (const { width, list } of lists) {
    await page.viewport(width, 800)
    render(<ExampleKit>{list}</ExampleKit>)
    await comeToRest()
    const rows = dialog().querySelectorAll('.ck-list [data-ck-row]')
    expect(rows).toHaveLength(count)
    const end = rows[count - 1]!.getBoundingClientRect().bottom
    const { bottom } = dialog().querySelector('.ck-list')!.getBoundingClientRect()
    expect(bottom - end).toBeLessThanOrEqual(16)
    cleanup()
  }
})

describe('the name of a wallet', () => {
  const tags = [
    { warning: 'same-rdns', rdns: 'example.harbour' },
    { warning: 'borrowed-name', rdns: 'example.harbour' },
    { recent: true },
    { unavailable: 'project-id-missing' },
    {},
  ] as const
  test.each(['MetaMask', 'WalletConnect', 'Coinbase Wallet', 'Ledger Live Wallet +5'])(
    '%s is whole beside each tag, and reads in its own direction',
    async (name) => {
      for (const copy of [undefined, ar]) {
        const wallets = tags.map((tag, index) =>
          buildWalletOption({ name, id: `${index}`, groupName: 'Popular', ...tag }),
        )
        render(
          <ExampleKit kit={{ locale: copy ? 'ar' : 'en', copy }}>
            <Connect content={wallets} step={{ name: 'none' }} />
          </ExampleKit>,
        )
        await comeToRest()
        const names = [...dialog().querySelectorAll<HTMLElement>('.ck-row-name')]
        expect(names).toHaveLength(tags.length)
        for (const each of names) {
          expect(each.scrollWidth).toBeLessThanOrEqual(each.clientWidth)
          expect(each.scrollHeight).toBeLessThanOrEqual(each.clientHeight + 1)
          expect(getComputedStyle(each).direction).toBe('ltr')
        }
        for (const tag of dialog().querySelectorAll<HTMLElement>('.ck-row .ck-tag'))
          expect(tag.scrollWidth).toBeLessThanOrEqual(tag.clientWidth)
        cleanup()
      }
    },
  )
})

test('the name of a wallet is drawn bolder than other words, whatever weights the font has', () => {
  render(<Connect content="short" step={{ name: 'none' }} />)
  const name = screen.getByText('Pocket Orchard')
  name.style.flex = 'none'
  const widthAt = (weight: string) => {
    name.style.fontWeight = weight
    return name.getBoundingClientRect().width
  }
  // A font of one weight has no bolder name.
  expect(widthAt('') > widthAt('400')).toBe(widthAt('700') > widthAt('400'))
})

test('a title and a name say all that they say, in as many lines as they need', async () => {
  for (const name of ['the account', 'a code', 'ways to get one']) {
    for (const width of [320, 390, 1280]) {
      await page.viewport(width, 780)
      render(<ExampleKit>{scenes[name]?.('long')}</ExampleKit>)
      await comeToRest()
      for (const each of dialog().querySelectorAll('.ck-title, .ck-account-name')) {
        expect(each.scrollWidth, each.textContent).toBeLessThanOrEqual(each.clientWidth)
        expect(each.scrollHeight, each.textContent).toBeLessThanOrEqual(each.clientHeight + 2)
      }
      cleanup()
    }
  }
})

describe('the size of the text', () => {
  const size = (selector: string) =>
    Number.parseFloat(getComputedStyle(dialog().querySelector(selector)!).fontSize)
  const sizes = () =>
    ['.ck-row-name', '.ck-list-title', '.ck-group', '.ck-tag', '.ck-button'].map(size)

  test('is not the page’s', () => {
    document.documentElement.style.fontSize = '62.5%'
    try {
      render(<ExampleKit>{scenes['the list']?.('short')}</ExampleKit>)
      expect(sizes()).toEqual([15, 19, 13, 13, 15])
    } finally {
      document.documentElement.style.fontSize = ''
    }
  })

  test.each(Object.keys(scenes))(
    'may be as large as twice what is usual, and everything stays in reach: %s',
    async (name) => {
      await cdp().send('Page.setFontSizes', { fontSizes: { standard: 32 } })
      try {
        render(<ExampleKit>{scenes[name]?.('short')}</ExampleKit>)
        const faults: string[] = []
        for (const [width, height] of [
          [390, 780],
          [844, 390],
          [1280, 800],
        ] as const) {
          await page.viewport(width, height)
          await comeToRest()
          const found = [...outOfReach(), ...unreadable()]
          faults.push(...found.map((fault) => `${width}x${height}: ${fault}`))
        }
        expect(faults).toEqual([])
      } finally {
        await cdp().send('Page.setFontSizes', { fontSizes: { standard: 16 } })
      }
    },
  )

  test('is what the visitor’s browser is set to, and everything stays in reach', async () => {
    await cdp().send('Page.setFontSizes', { fontSizes: { standard: 24 } })
    try {
      render(<ExampleKit kit={around.long}>{scenes['the list']?.('long')}</ExampleKit>)
      await comeToRest()
      expect(size('.ck-row-name')).toBe(22.5)
      expect(size('.ck-list-title')).toBe(28.5)
      for (const [width, height] of windows.filter(([, height]) => height > 256)) {
        await page.viewport(width, height)
        await comeToRest()
        expect(outOfReach(), `${width}x${height}`).toEqual([])
      }
    } finally {
      await cdp().send('Page.setFontSizes', { fontSizes: { standard: 16 } })
    }
  })
})

test('a twelfth wallet that comes late moves no wallet under the pointer', async () => {
  const installed = Array.from({ length: 11 }, (_, index) => `Wallet${index + 1}`)
  render(
    <ExampleKit installed={installed}>
      <ConnectButton />
    </ExampleKit>,
  )
  await pointer.click(await screen.findByRole('button', { name: 'Connect Wallet' }))
  const row = await screen.findByRole('button', { name: 'Wallet3' })
  await screen.findByRole('button', { name: 'Wallet11' })
  await comeToRest()
  await pointer.hover(row)
  const before = row.getBoundingClientRect().top
  exampleVisit().install('Late')
  await screen.findByRole('button', { name: 'Late' })
  expect(row.getBoundingClientRect().top).toBe(before)
  await pointer.hover(screen.getByRole('heading', { name: 'Connect a Wallet' }))
  await screen.findByRole('searchbox')
})

test('a code of a shop is seen whole with its sentence and its button, and no button lies over the sentence', async () => {
  render(<ExampleKit>{scenes['a code of a shop']?.('short')}</ExampleKit>)
  await page.viewport(390, 780)
  await comeToRest()
  expect(scrolled()).toEqual([])
  await page.viewport(320, 256)
  await comeToRest()
  const sentence = dialog().querySelector('.ck-download > p')
  const button = dialog().querySelector('.ck-download > .ck-button')
  const bottom = sentence?.getBoundingClientRect().bottom
  expect(button?.getBoundingClientRect().top).toBeGreaterThanOrEqual(Number(bottom))
})

test('the ways on from a wallet that did not open are seen whole on a tablet', async () => {
  const { DidItOpen } = composeStories(connectStories, preview)
  await page.viewport(800, 780)
  render(<DidItOpen />)
  await comeToRest()
  expect(scrolled()).toEqual([])
})

test('a printed page has no dialog over it', async () => {
  render(<ExampleKit>{scenes['the list']?.('short')}</ExampleKit>)
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
  try {
    expect(dialog().checkVisibility()).toBe(false)
  } finally {
    await cdp().send('Emulation.setEmulatedMedia', { media: '' })
  }
  expect(dialog().checkVisibility()).toBe(true)
})

test('a wide picture of a wallet is whole', () => {
  render(<ExampleKit>{scenes['the list']?.('short')}</ExampleKit>)
  const picture = dialog().querySelector('.ck-row .ck-image img')
  expect(picture && getComputedStyle(picture).objectFit).toBe('contain')
})

test.each([
  ['wide', 1280],
  ['compact', 1280],
  ['sheet', 390],
] as const)(
  'what a host puts around the list begins where the title does, and so do its terms and its disclaimer: %s',
  async (layout, width) => {
    await page.viewport(width, 800)
    const part = (text: string) => <div style={{ textAlign: 'start' }}>{text}</div>
    render(
      <ExampleKit
        kit={{
          modalSize: layout === 'wide' ? 'wide' : 'compact',
          appInfo: {
            disclaimer: part('The disclaimer'),
            terms: { version: '1', text: 'The terms' },
          },
          slots: { connectHeader: part('The head'), connectFooter: part('The foot') },
        }}
      >
        <ConnectButton />
      </ExampleKit>,
    )
    await pointer.click(await screen.findByRole('button', { name: 'Connect Wallet' }))
    await screen.findByRole('dialog')
    const box = await screen.findByRole('checkbox')
    for (const coming of document.getAnimations()) coming.finish()
    const start = screen.getByRole('dialog').getBoundingClientRect().left + 20
    const parts = ['The head', 'The foot', 'The disclaimer'].map((text) => screen.getByText(text))
    expect([box, ...parts].map((part) => part.getBoundingClientRect().left - start)).toEqual([
      0, 0, 0, 0,
    ])
  },
)

import type { Meta, StoryObj } from '@storybook/react-vite'

import { FactTable } from '../testing/page/FactTable.tsx'
import { Page } from '../testing/page/Page.tsx'

const meta = {
  title: 'Compare',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  render: () => <Compare />,
} satisfies Meta

export default meta
type Story = StoryObj

/** Four kits on one page, measured the same way, with the day on which it was done. */
export const Compare_: Story = {}

const kits = [
  'connect-kit, seven wallets',
  'RainbowKit 2.2.11',
  'ConnectKit 1.9.2',
  'AppKit 1.8.24',
]

const measured = [
  ['kB until the button, gzipped (requests)', '113 (9)', '281 (12)', '565 (14)', '567 (53)'],
  ['kB until nothing more is loaded', '113', '650', '565', '843'],
  [
    'Button visible, ms (processor at a quarter)',
    '185 (550)',
    '371 (1025)',
    '426 (1114)',
    '414 (1021)',
  ],
  ['Wallet pressed until shown connected, ms', '42 (107)', '73 (218)', '678 (855)', '213 (476)'],
  ['Memory with the dialog open, MB', '2.6', '7.1', '7.9', '9.7'],
  ['Other hosts asked before a press', '0', '2', '1', '17'],
] as const

const sizes = [
  ['Button, built with Vite', '8.2'],
  ['Button, built with webpack', '8.9'],
  ['Button, built with esbuild', '9.5'],
  ['With createKitConfig, more', '2.4'],
  ['All dialogs', '54'],
  ['Styles', '9.4'],
] as const

const firstPress = [
  ['The pointer came near', '29 (125)', '42 (153)'],
  ['The page had a quiet moment', '30 (130)', '45 (140)'],
  ['A quick press, nothing before', '42 (145)', '52 (167)'],
] as const

const checked = [
  [
    'Rules that axe finds broken, dialog open',
    'None: every story here is tested',
    '2 (9 places)',
    '2 (2 places)',
    '2 (9 places)',
  ],
  ['Focus goes into the dialog', 'Yes', 'Yes', 'Yes', 'No'],
  ['Focus comes back', 'Yes', 'Yes', 'No', 'Yes'],
  [
    'Under a strict content security policy',
    'Works, looks the same',
    'Broken look',
    'Blank page',
    'Wallets cannot be pressed',
  ],
  ['Button in the HTML of the server', 'Yes', 'No', 'No', 'No'],
  [
    'npm install beside wagmi 3',
    'Yes',
    'Refused (ERESOLVE)',
    'Refused (ERESOLVE)',
    'Yes, under a licence that caps usage',
  ],
] as const

function Compare() {
  return (
    <Page
      title="Beside other kits"
      lead="The smallest usual app of each kit, built with Vite and served from the same machine. Read the ratios, not the milliseconds: the machine was shared."
    >
      <h2>Measured on 21 November 2026</h2>
      <p>
        Medians of seven runs, taken in turn. In brackets, the same with the processor slowed to a
        quarter.
      </p>
      <FactTable head={['What', ...kits]} rows={measured} />
      <h2>This kit alone, on 27 November 2026</h2>
      <p>
        Kilobytes of 1000 bytes, minified and gzipped, without its peers. Before the press: the
        button and the provider, built with each of three bundlers. After it: all dialogs together,
        with the button, and one sheet of styles.
      </p>
      <FactTable head={['Part', 'kB']} rows={sizes} />
      <h2>The first press, on 27 November 2026</h2>
      <p>
        Milliseconds from the press until a wallet can be pressed. In brackets, the same with the
        processor slowed to a quarter.
      </p>
      <FactTable
        head={['Before the press', 'connect-kit', 'RainbowKit 2.2.11']}
        rows={firstPress}
      />
      <h2>Where another one is ahead</h2>
      <p>
        AppKit also signs people in by e-mail and with social accounts, and lets them buy and swap
        tokens; this kit connects wallets, signs in with them, and does no more. The others have
        been used in production for years.
      </p>
      <h2>Checked on 20 November 2026</h2>
      <p>
        The policy: only scripts and styles of the page’s own host, and nothing inline. What is said
        of this kit is what its own tests hold.
      </p>
      <FactTable head={['What', ...kits]} rows={checked} />
      <h2>How it was done</h2>
      <p>
        Chromium with Playwright; a wallet that agrees at once; a fresh profile for each run; hosts
        elsewhere blocked and counted; bytes counted from the answers. The other kits were taken as
        npm had them on that day, RainbowKit and ConnectKit with wagmi 2.
      </p>
    </Page>
  )
}

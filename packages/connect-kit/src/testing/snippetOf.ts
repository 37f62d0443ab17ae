import type { CreateThemeOptions } from '../theme/createTheme.ts'
import type { WalletSet } from './exampleList.ts'

/** What the playground lets a developer choose. */
export type PlaygroundChoice = {
  mode: 'system' | 'light' | 'dark' | 'midnight'
  accent: NonNullable<CreateThemeOptions['accent']>
  radius: NonNullable<CreateThemeOptions['radius']>
  font: 'system' | 'rounded'
  blur: NonNullable<CreateThemeOptions['blur']>
  layout: 'wide' | 'compact'
  language: string
  wallets: WalletSet
}

/** What holds without a word: none of it is written into the snippet. */
export const defaultChoice: PlaygroundChoice = {
  mode: 'system',
  accent: 'ink',
  radius: 'medium',
  font: 'system',
  blur: 'small',
  layout: 'wide',
  language: 'en',
  wallets: 'seven',
}

const themeNames = { light: 'lightTheme', dark: 'darkTheme', midnight: 'midnightTheme' } as const

/** The code that makes a page look as the playground does: no more than what was chosen. */
export function snippetOf(choice: PlaygroundChoice): string {
  const { mode, layout, language, wallets } = choice
  const options = (['accent', 'radius', 'font', 'blur'] as const)
    .filter((name) => choice[name] !== defaultChoice[name])
    .map((name) => `${name}: '${choice[name]}'`)
    .join(', ')
  const made = (name: string) => (options ? `createTheme(${name}, { ${options} })` : name)
  const theme =
    mode !== 'system'
      ? made(themeNames[mode])
      : options
        ? `{ light: ${made('lightTheme')}, dark: ${made('darkTheme')} }`
        : undefined
  const names = [
    'ConnectButton',
    'ConnectKitProvider',
    'createKitConfig',
    ...(options ? ['createTheme'] : []),
    ...(mode === 'system' ? (options ? ['darkTheme', 'lightTheme'] : []) : [themeNames[mode]]),
  ].sort((one, other) => one.toLowerCase().localeCompare(other.toLowerCase()))
  const props = [
    ...(theme ? ['theme={theme}'] : []),
    ...(layout === 'compact' ? ['modalSize="compact"'] : []),
    ...(language === 'en' ? [] : [`{...useLanguage('${language}')}`]),
  ]
  const list = wallets !== 'none' && wallets !== 'example'
  return [
    `import { ${names.join(', ')} } from '@ghost-pay/connect-kit'`,
    ...(language === 'en'
      ? []
      : ["import { useLanguage } from '@ghost-pay/connect-kit/languages'"]),
    ...(list ? [walletImport[wallets]] : []),
    "import '@ghost-pay/connect-kit/styles.css'",
    ...(list ? ["import { withMarks } from '@ghost-pay/wallet-marks'"] : []),
    "import { QueryClient, QueryClientProvider } from '@tanstack/react-query'",
    "import { mainnet } from 'viem/chains'",
    "import { WagmiProvider } from 'wagmi'",
    '',
    ...(list
      ? [
          'const config = createKitConfig({',
          '  chains: [mainnet],',
          `  connectors: connectorsForWallets(withMarks(${walletList[wallets]}), { appName: 'Shop' }),`,
          '})',
        ]
      : ['const config = createKitConfig({ chains: [mainnet] })']),
    'const queryClient = new QueryClient()',
    ...(theme ? [`const theme = ${theme}`] : []),
    '',
    'export default function App() {',
    '  return (',
    '    <WagmiProvider config={config}>',
    '      <QueryClientProvider client={queryClient}>',
    `        <${['ConnectKitProvider', ...props].join(' ')}>`,
    '          <ConnectButton />',
    '        </ConnectKitProvider>',
    '      </QueryClientProvider>',
    '    </WagmiProvider>',
    '  )',
    '}',
    '',
  ].join('\n')
}

const from = "from '@ghost-pay/connect-kit/wallets'"

const walletImport = {
  three: `import { connectorsForWallets, metaMask, rabby, rainbow } ${from}`,
  seven: `import { connectorsForWallets, defaultWallets } ${from}`,
  all: `import { connectorsForWallets, defaultWallets, okx, phantom, zerion } ${from}`,
}

const walletList = {
  three: "[{ groupName: 'Popular', wallets: [metaMask, rabby, rainbow] }]",
  seven: 'defaultWallets',
  all: "[...defaultWallets, { groupName: 'More', wallets: [okx, phantom, zerion] }]",
}

import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { afterEach, describe, expect, test } from 'vitest'

import { diagnose } from './diagnose.ts'
import { readProject } from './readProject.ts'
import { satisfies } from './satisfies.ts'

const kit = fileURLToPath(new URL('../..', import.meta.url))

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

const installed = (name: string, version: string, where = '') => ({
  [`${where}node_modules/${name}/package.json`]: JSON.stringify({ name, version }),
})

const main = `
import '@ghost-pay/connect-kit/styles.css'
export const App = () => (
  <WagmiProvider config={config}>
    <QueryClientProvider client={client}>
      <ConnectKitProvider><ConnectButton /></ConnectKitProvider>
    </QueryClientProvider>
  </WagmiProvider>
)`

const healthy: Readonly<Record<string, string>> = {
  'package.json': '{}',
  'src/main.tsx': main,
  ...installed('@ghost-pay/connect-kit', '0.1.0'),
  ...installed('@tanstack/react-query', '5.101.0'),
  ...installed('react', '19.2.0'),
  ...installed('react-dom', '19.2.0'),
  ...installed('viem', '2.57.20'),
  ...installed('wagmi', '3.7.7'),
}

/** Writes a project; what is undefined is left out. */
function write(files: Readonly<Record<string, string | undefined>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'connect-kit-doctor-'))
  folders.push(folder)
  for (const [path, text] of Object.entries({ ...healthy, ...files })) {
    if (text === undefined) continue
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

const look = (files: Readonly<Record<string, string | undefined>> = {}) =>
  diagnose(readProject(write(files), kit))

test('a project that is in order has nothing', () => {
  expect(look()).toEqual([])
})

const withKey = (projectId: string) => ({
  'src/wagmi.ts': `connectorsForWallets(defaultWallets, { appName: 'Shop', projectId: ${projectId} })`,
})
const key = `'${'0a'.repeat(16)}'`
const sdk = installed('@walletconnect/sign-client', '2.21.8')
const policy = (text: string) => ({
  'index.html': `<meta http-equiv="Content-Security-Policy" content="${text}">`,
})

describe('is a problem', () => {
  test.each<[string, Readonly<Record<string, string | undefined>>, string]>([
    [
      'a peer that is missing',
      { 'node_modules/viem/package.json': undefined },
      'viem is not installed.',
    ],
    [
      'a peer of another major version',
      installed('wagmi', '2.19.0'),
      'wagmi is 2.19.0; the kit needs ^3',
    ],
    ['a peer that is too old', installed('react', '18.3.1'), 'react is 18.3.1; the kit needs ^19'],
    [
      'a peer that is too new',
      installed('@walletconnect/sign-client', '2.23.0'),
      'sign-client is 2.23.0; the kit needs >=',
    ],
    [
      'a second copy that the kit finds',
      installed('viem', '2.50.3', 'node_modules/@ghost-pay/connect-kit/'),
      'There are 2 copies of viem: 2.57.20 in ',
    ],
    [
      'a second copy that wagmi finds',
      installed('react', '19.1.0', 'node_modules/wagmi/'),
      'There are 2 copies of react: 19.2.0 in ',
    ],
    [
      'no stylesheet',
      { 'src/main.tsx': main.replace(/import.*/, '') },
      'The stylesheet is not imported anywhere.',
    ],
    [
      'a stylesheet in a comment',
      { 'src/main.tsx': main.replace('import', '// import') },
      'The stylesheet is not imported anywhere.',
    ],
    [
      'two stylesheets',
      { 'src/other.css': "@import '@ghost-pay/connect-kit/styles-layered.css';" },
      'Both styles.css and styles-layered.css are imported.',
    ],
    [
      'no provider',
      { 'src/main.tsx': "import '@ghost-pay/connect-kit/styles.css'" },
      'ConnectKitProvider is not in the app.',
    ],
    [
      'a provider that stands outside',
      { 'src/main.tsx': main.replace('<WagmiProvider', '<ConnectKitProvider><WagmiProvider') },
      'src/main.tsx: ConnectKitProvider stands outside of WagmiProvider.',
    ],
    [
      'a project id from a template',
      { ...withKey("'YOUR_PROJECT_ID'"), ...sdk },
      '"YOUR_PROJECT_ID" is no WalletConnect project id.',
    ],
    [
      'a config that all requests of a server share',
      {
        'src/main.tsx': main.replace('config={config}', 'config={config} initialState={state}'),
        'src/wagmi.ts': 'export const config = createKitConfig({ chains: [mainnet] })',
      },
      'src/wagmi.ts: the config is made once, and initialState is put into it',
    ],
    ['a project id without the SDK', withKey(key), '@walletconnect/sign-client is not installed.'],
  ])('%s', (_, files, sentence) => {
    const found = look(files)
    expect(found.map(({ level }) => level)).toContain('problem')
    expect(found.map((finding) => finding.sentence).join('\n')).toContain(sentence)
  })
})

describe('is a hint', () => {
  test.each<[string, Readonly<Record<string, string | undefined>>, string]>([
    [
      'wallets without a project id',
      { 'src/wagmi.ts': 'connectorsForWallets(defaultWallets, {})' },
      'There is no projectId',
    ],
    [
      'a policy without pictures in data: addresses',
      policy("default-src 'self'; img-src 'self'"),
      'index.html: the policy does not allow pictures in data: addresses.',
    ],
    [
      'a policy without the relay',
      { ...policy("default-src 'self' data:"), ...sdk },
      'index.html: the policy does not allow the relay',
    ],
  ])('%s', (_, files, sentence) => {
    const [finding, ...more] = look(files)
    expect(finding).toMatchObject({
      level: 'hint',
      sentence: expect.stringContaining(sentence) as string,
    })
    expect(more).toEqual([])
  })
})

test.each<[string, Readonly<Record<string, string | undefined>>]>([
  [
    'a project id that comes from the environment',
    { ...withKey('import.meta.env.VITE_ID'), ...sdk },
  ],
  ['a project id of 32 digits', { ...withKey(key), ...sdk }],
  [
    'a strict policy with all that is needed',
    {
      ...policy(
        "default-src 'none'; img-src 'self' data:; connect-src wss://relay.walletconnect.org",
      ),
      ...sdk,
    },
  ],
])('nothing is said of %s', (_, files) => {
  expect(look(files)).toEqual([])
})

test('one copy behind links, as pnpm lays it out, is one copy', () => {
  const folder = write({})
  const store = join(folder, 'node_modules/@ghost-pay/connect-kit/node_modules')
  mkdirSync(store, { recursive: true })
  symlinkSync(join(folder, 'node_modules/viem'), join(store, 'viem'), 'junction')
  expect(diagnose(readProject(folder, kit))).toEqual([])
})

test.each([
  ['3.7.7', '^3.6.20', true],
  ['3.6.19', '^3.6.20', false],
  ['4.0.0', '^3.6.20', false],
  ['2.21.8', '>=2.21.0 <=2.21.8', true],
  ['2.21.9', '>=2.21.0 <=2.21.8', false],
  ['20.0.0-nightly', '>=20.0.0', true],
])('%s in %s: %s', (version, range, expected) => {
  expect(satisfies(version, range)).toBe(expected)
})

describe('the command', () => {
  const cli = fileURLToPath(new URL('cli.ts', import.meta.url))
  const run = (...parameters: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...parameters], {
      encoding: 'utf8',
    })
    return { status, text: stdout + stderr }
  }

  test('ends with 0 when there is nothing, with 1 and what to do when there is a problem', () => {
    expect(run('doctor', write({}))).toEqual({ status: 0, text: 'No problem was found.\n' })
    const { status, text } = run('doctor', write({ 'src/main.tsx': main.replace(/import.*/, '') }))
    expect(status).toBe(1)
    expect(text).toBe(
      "✗ The stylesheet is not imported anywhere.\n  Add import '@ghost-pay/connect-kit/styles.css' once, where the app begins.\n1 problem.\n",
    )
  })

  test('ends with 2 where there is nothing to look at', () => {
    expect(run('doctor', tmpdir())).toMatchObject({ status: 2 })
    expect(run('nonsense').text).toContain('Usage: connect-kit doctor')
    expect(run('--help').status).toBe(0)
  })
})

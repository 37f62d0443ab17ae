import type { Finding, Project, SourceFile } from './Project.ts'

const kit = '@ghost-pay/connect-kit'

/** Looks at how the app uses the kit: its stylesheet, its provider, its project id. */
export function checkSources({ files, installed }: Project): Finding[] {
  const all = files.map(({ text }) => text).join('\n')
  return [
    ...checkStyles(all),
    ...checkProviders(files),
    ...checkSharedConfig(files, all),
    ...checkProjectId(all, (installed['@walletconnect/sign-client'] ?? []).length > 0),
  ]
}

function checkStyles(all: string): Finding[] {
  const has = (sheet: string) => all.includes(`${kit}/${sheet}.css`)
  if (has('styles') && has('styles-layered')) {
    return [
      {
        level: 'problem',
        sentence: 'Both styles.css and styles-layered.css are imported.',
        remedy: 'Import one of the two.',
      },
    ]
  }
  if (has('styles') || has('styles-layered')) return []
  return [
    {
      level: 'problem',
      sentence: 'The stylesheet is not imported anywhere.',
      remedy: `Add import '${kit}/styles.css' once, where the app begins.`,
    },
  ]
}

/** From the outside to the inside. */
const order = ['WagmiProvider', 'QueryClientProvider', 'SignInProvider', 'ConnectKitProvider']

function checkProviders(files: readonly SourceFile[]): Finding[] {
  const mounted = files.filter(({ text }) => text.includes('<ConnectKitProvider'))
  if (mounted.length === 0) {
    return [
      {
        level: 'problem',
        sentence: 'ConnectKitProvider is not in the app.',
        remedy: 'Put it inside WagmiProvider and QueryClientProvider, around what uses the kit.',
      },
    ]
  }
  return mounted.flatMap(({ path, text }) => {
    const at = (name: string) => text.search(new RegExp(`<${name}\\b`))
    const inside = at('ConnectKitProvider')
    return order.slice(0, -1).flatMap((outer): Finding[] =>
      at(outer) <= inside
        ? []
        : [
            {
              level: 'problem',
              sentence: `${path}: ConnectKitProvider stands outside of ${outer}.`,
              remedy: `The order is ${order.join(', ')}, from the outside to the inside.`,
            },
          ],
    )
  })
}

/** A config that is made where a module begins is the same one for every request that a server answers. */
function checkSharedConfig(files: readonly SourceFile[], all: string): Finding[] {
  if (!/\binitialState\b/.test(all)) return []
  return files
    .filter(({ text }) =>
      /^(?:export )?(?:const|let) [^\n=]*= (?:createKitConfig|createConfig)\(/m.test(text),
    )
    .map(({ path }) => ({
      level: 'problem',
      sentence: `${path}: the config is made once, and initialState is put into it: a server would show one visitor's account to the next.`,
      remedy: 'Make a config for each request: a function that returns it, called in useState.',
    }))
}

function checkProjectId(all: string, hasSdk: boolean): Finding[] {
  if (!all.includes('connectorsForWallets')) return []
  const [, literal] = /\bprojectId\s*:\s*['"`]([^'"`$]*)['"`]/.exec(all) ?? []
  if (!/\bprojectId\b/.test(all)) {
    return [
      {
        level: 'hint',
        sentence: 'There is no projectId: wallets on phones cannot be paired.',
        remedy: 'Pass the projectId of your WalletConnect project to connectorsForWallets.',
      },
    ]
  }
  const findings: Finding[] = []
  if (literal !== undefined && !/^[\da-f]{32}$/i.test(literal)) {
    findings.push({
      level: 'problem',
      sentence: `"${literal}" is no WalletConnect project id.`,
      remedy: 'A project id has 32 hexadecimal digits. Leave it out if nothing is to be paired.',
    })
  }
  if (!hasSdk) {
    findings.push({
      level: 'problem',
      sentence: 'There is a projectId, and @walletconnect/sign-client is not installed.',
      remedy: 'npm install @walletconnect/sign-client@2.21.8',
    })
  }
  return findings
}

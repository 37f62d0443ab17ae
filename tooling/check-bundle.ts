/**
 * Nothing that is only for a local chain may be in what is served: no demo key, no mnemonic, no test wallet. Looks
 * through every built file of the app.
 */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../apps/ghost-pay/dist', import.meta.url))

/** What must not be there, and how it would look. Keys are the first five of the public development phrase. */
const forbidden: Record<string, RegExp> = {
  'the development mnemonic': /test test test test test test/,
  'a development key':
    /ac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80|59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d|5de4111afa1a4b94908f83103eb1f1706367c2e68ca870fc3fb9a804cdab365a|7c852118294e51e653712a81e05800f419141751be58f605c371e15141b007a6|47e179ec197488593b187f80a00eb0da91f1b9d0b13f8733639f19c30a34926a/i,
  'the test wallets':
    /@ghost-pay\/test-wallet|createTestWallet|announceTestWallets|[tT]estWalletScript/,
  'the local chain': /__devnet/,
}

if (!existsSync(folder)) {
  console.error('The app is not built: run `pnpm build` first.')
  process.exit(1)
}
const files = globSync('**/*', { cwd: folder, withFileTypes: true }).filter((entry) =>
  entry.isFile(),
)
const findings = files.flatMap((entry) => {
  const text = readFileSync(`${entry.parentPath}/${entry.name}`, 'utf8')
  return Object.entries(forbidden)
    .filter(([, pattern]) => pattern.test(text))
    .map(([what]) => `${entry.name} contains ${what}`)
})
for (const finding of findings) console.error(finding)
console.log(`${files.length} built files looked through, ${findings.length} findings`)
process.exit(files.length > 0 && findings.length === 0 ? 0 : 1)

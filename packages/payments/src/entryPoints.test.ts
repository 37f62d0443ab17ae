import { build } from 'esbuild'
import { expect, test } from 'vitest'

test.each([
  'cosign',
  'memo',
  'payroll',
  'payroll-check',
  'payroll-draft',
  'people',
  'policy',
  'receipt',
  'requests',
])('importing /%s does nothing, whatever package.json promises', async (name) => {
  const { outputFiles } = await build({
    stdin: {
      contents: `import './${name}/index.ts'`,
      resolveDir: import.meta.dirname,
      loader: 'ts',
    },
    bundle: true,
    format: 'esm',
    minify: true,
    write: false,
    external: ['viem', 'viem/utils'],
    ignoreAnnotations: true,
  })
  const text = outputFiles[0]?.text ?? ''
  expect(text.replace(/import(\{[^}]*\}from)?"viem(\/\w+)?";/g, '').trim()).toBe('')
})

import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

import { build } from 'vite'

/** The verify page: one file, the same bytes in every build of the same sources. */
export type VerifyPage = {
  html: string
  /** Its SHA-256 in hexadecimal, as `sha256sum` prints it. */
  sha256: string
}

const here = (name: string): string => fileURLToPath(new URL(`src/verify/${name}`, import.meta.url))

/** Puts script, style and a policy without any source into one file. */
export async function buildVerifyPage(): Promise<VerifyPage> {
  const [page, style, script] = await Promise.all([
    readFile(here('verify.html'), 'utf8'),
    bundle('verify.css'),
    bundle('verify.ts'),
  ])
  const policy = [
    "default-src 'none'",
    `script-src 'sha256-${sha256(script, 'base64')}'`,
    `style-src 'sha256-${sha256(style, 'base64')}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ')
  const html = page
    .replace(/>\s+</g, '><')
    .replace(
      '<meta charset="utf-8" />',
      (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}" />`,
    )
    .replace('</head>', () => `<style>${style}</style></head>`)
    .replace('</body>', () => `<script type="module">${script}</script></body>`)
  return { html, sha256: sha256(html, 'hex') }
}

const sha256 = (text: string, encoding: 'base64' | 'hex'): string =>
  createHash('sha256').update(text).digest(encoding)

async function bundle(name: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      cssMinify: true,
      modulePreload: false,
      rolldownOptions: { input: here(name), output: { comments: false } },
    },
  })
  if (!('output' in result)) throw new Error(`${name} was not bundled into one file.`)
  const wanted = name.endsWith('.css') ? '.css' : '.js'
  const file = result.output.find(({ fileName }) => fileName.endsWith(wanted))
  if (file === undefined) throw new Error(`${name} was not bundled.`)
  return String(file.type === 'asset' ? file.source : file.code).trim()
}

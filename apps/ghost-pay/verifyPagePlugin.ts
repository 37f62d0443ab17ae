import type { Plugin } from 'vite'

import { buildVerifyPage } from './buildVerifyPage.ts'

/** Where the page is, from the app's own folder. */
const fileName = 'verify.html'

/**
 * Builds the verify page beside the app, prints its SHA-256 and tells it to the app (`env.verifyPageSha256`). The development
 * server builds it when it is opened; the app then knows no hash.
 */
export function verifyPage(): Plugin {
  let page: ReturnType<typeof buildVerifyPage> | undefined
  const built = () => (page ??= buildVerifyPage())
  return {
    name: 'verify-page',
    async config(_, { command, isPreview }) {
      if (command !== 'build' || isPreview === true) return
      const { sha256 } = await built()
      return { define: { 'import.meta.env.VITE_VERIFY_PAGE_SHA256': JSON.stringify(sha256) } }
    },
    generateBundle: {
      // After the page of the app is in the bundle.
      order: 'post',
      async handler(_, bundle) {
        // The build of the stories has other pages.
        if (bundle['index.html'] === undefined) return
        const { html, sha256 } = await built()
        this.emitFile({ type: 'asset', fileName, source: html })
        this.info(`${sha256}  ${fileName}`)
      },
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${fileName}`, (_request, response, next) => {
        buildVerifyPage().then(({ html }) => {
          response.setHeader('Content-Type', 'text/html; charset=utf-8')
          response.end(html)
        }, next)
      })
    },
  }
}

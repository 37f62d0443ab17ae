import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

import { preview } from 'vite'

import { desktop, type JobSet, phone } from './Job.ts'

const root = fileURLToPath(new URL('../../../packages/connect-kit', import.meta.url))
const outDir = fileURLToPath(
  new URL('../../../packages/connect-kit/storybook-static', import.meta.url),
)

/** So many stories, evenly out of all. */
const sample = 16

type Index = { entries: Record<string, { id: string; type: string; title: string; name: string }> }

/** Whether nothing in the page has changed for half a second: a name that comes late may be the one that does not fit. */
const isAtRest = `new Promise((resolve) => {
  const end = (rests) => {
    observer.disconnect()
    resolve(rests)
  }
  const observer = new MutationObserver(() => end(false))
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  setTimeout(() => end(true), 500)
})`

/** Some stories of the built Storybook: each is drawn, fits into its window, and its scripts do not fail. */
export async function storyJobs(): Promise<JobSet> {
  const index = JSON.parse(await readFile(`${outDir}/index.json`, 'utf8')) as Index
  const stories = Object.values(index.entries).filter(({ type }) => type === 'story')
  const step = Math.max(1, Math.floor(stories.length / sample))
  const chosen = stories.filter((_, at) => at % step === 0).slice(0, sample)
  const server = await preview({
    root,
    logLevel: 'error',
    configFile: false,
    build: { outDir },
    preview: { port: 0, strictPort: false },
  })
  const address = server.resolvedUrls?.local[0] ?? ''
  const sizes = { 'side by side': desktop, 'on a phone': phone }
  return {
    jobs: Object.entries(sizes).map(([name, size]) => ({
      name: `${chosen.length} of ${stories.length} stories, ${name}`,
      async run({ open }) {
        const visitor = await open(size)
        for (const { id, title, name: story } of chosen) {
          await visitor.goto(`${address}iframe.html?id=${id}&viewMode=story`)
          const what = `${title}, ${story}`
          await visitor.waitFor(
            `${what}: a story`,
            `document.body.classList.contains('sb-show-main') && document.body.innerText.trim() !== ''`,
          )
          await visitor.waitFor(`${what}: a page that rests`, isAtRest)
          await visitor.waitFor(
            `${what}: a page that is no wider than its window`,
            'document.documentElement.scrollWidth <= innerWidth',
          )
        }
        const failures = await visitor.failures()
        if (failures.length > 0) throw new Error(`Scripts failed: ${failures.join(' / ')}`)
      },
    })),
    close: () => server.close(),
  }
}

import { expect, type Page, test } from '@playwright/test'

import { accountPlaces, browserOf, closeBrowsers, resetDemo, urlOf } from './demo.ts'

test.afterEach(closeBrowsers)

/** What a control of a kind has in common wherever it stands and whatever its state is, by the kind's selector. */
const kinds = {
  '.gp-button': ['border-top-left-radius', 'font-family'],
  '.gp-input': ['border-top-left-radius', 'border-top-width', 'background-color'],
  '.gp-icon-button': ['border-top-width', 'background-color'],
  '.gp-row': ['display', 'text-decoration-line'],
  '.gp-text-button': ['border-top-width', 'background-color'],
  'input[type="radio"], input[type="checkbox"]': ['appearance', 'border-top-width'],
} as const

type Styles = Record<string, string[]>

/** How the controls of a page look: for each kind the styles that occur. */
const stylesOf = (page: Page): Promise<Styles> =>
  page.evaluate((all) => {
    const found: Record<string, string[]> = {}
    for (const [selector, properties] of Object.entries(all)) {
      const looks = [...document.querySelectorAll(selector)]
        .filter((element) => element.checkVisibility())
        .map((element) => {
          const style = getComputedStyle(element)
          return properties.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ')
        })
      found[selector] = [...new Set(looks)]
    }
    return found
  }, kinds)

for (const width of [390, 1280]) {
  test(`a control looks the same on every page that is opened first, ${width} wide`, async ({
    browser,
    request,
  }) => {
    test.slow()
    const demo = await resetDemo(request)
    const page = await browserOf(browser, 'Alice', urlOf(demo, 'Treasury'))
    await page.setViewportSize({ width, height: 844 })
    const seen: Styles = {}
    for (const place of [...accountPlaces, '/nowhere']) {
      // Nothing of another page is left.
      await page.goto('about:blank')
      await page.goto(urlOf(demo, 'Treasury', place))
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      if (place === '/activity') {
        await page.getByRole('button', { name: 'Export' }).first().click()
      }
      for (const [kind, looks] of Object.entries(await stylesOf(page))) {
        for (const look of looks) {
          const all = (seen[kind] ??= [])
          if (!all.some((other) => other.startsWith(`${look} `))) all.push(`${look} on ${place}`)
        }
      }
    }
    // A second look of a kind is of a page on which a sheet is missing.
    const odd = Object.values(seen).filter((looks) => looks.length > 1)
    expect(odd).toEqual([])
    const shown = Object.entries(seen).filter(([, looks]) => looks.length > 0)
    expect(shown).toHaveLength(Object.keys(kinds).length)
  })
}

/** Waits until the page has drawn the address that it has. */
const drawn = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/** Text that no link of the app has. */
const broken = ['%', '%E0%A4%A', '%00', '\u202e<b>', '{}', '0x', 'a'.repeat(3000)]

test('a link with broken text in any of its parts leads to a page that says so', async ({
  request,
  page,
}) => {
  test.slow()
  const demo = await resetDemo(request)
  const account = urlOf(demo, 'Treasury')
  const home = '/?auto=1#'
  const routes = (text: string) => [
    `${home}/${text}`,
    `${home}/a/${text}`,
    `${home}/a/31337:${text}/queue`,
    `${account}/tx/${text}`,
    `${account}/review/${text}`,
    `${account}/messages/${text}`,
    `${account}/${text}`,
    `${home}/request/${text}`,
    `${home}/accounts/${text}`,
    `${home}/accounts/new/${text}`,
    `${home}/accounts/open/${text}`,
    `${home}/cosign/${text}`,
  ]
  const blank: string[] = []
  const main = page.getByRole('main')
  for (const [turn, text] of broken.entries()) {
    for (const [index, route] of routes(text).entries()) {
      // Each link is opened first with some of the texts; with the others it follows another page.
      if (index % 6 === turn % 6) await page.goto('about:blank')
      await page.goto(route)
      await page.evaluate(drawn)
      try {
        await expect(main.locator('.gp-skeleton')).toHaveCount(0, { timeout: 20_000 })
        await expect(main).toContainText(/\S/, { timeout: 20_000 })
        await expect(page.getByText('This page stopped')).toHaveCount(0)
        // It is the link that is wrong, and no service that failed.
        await expect(page.getByText('Safe’s service was not asked')).toHaveCount(0)
      } catch {
        blank.push(route.slice(0, 120))
      }
    }
  }
  expect(blank).toEqual([])
})

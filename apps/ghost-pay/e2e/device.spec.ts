import { readFile } from 'node:fs/promises'

import { expect, type Page, test } from '@playwright/test'

import { browserOf, closeBrowsers, named, openBrowser, resetDemo, urlOf } from './demo.ts'

const payee = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'
const main = (page: Page) => page.getByRole('main')

test.afterEach(closeBrowsers)

async function addPerson(page: Page, name: string, address: string): Promise<void> {
  await main(page).getByRole('button', { name: 'Add a person' }).click()
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Address', { exact: true }).fill(address)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(main(page)).toContainText(name)
}

const importFile = (page: Page, text: string) =>
  page.getByLabel('Import a data file').setInputFiles({
    name: 'ghost-pay-data.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  })

test('a data file takes people, names and what was begun to another browser, and replaces nothing there unasked', async ({
  browser,
  request,
}) => {
  test.slow()
  const demo = await resetDemo(request)
  const [people, pay, settings] = (['/people', '/pay', '/settings'] as const).map((place) =>
    urlOf(demo, 'Treasury', place),
  ) as [string, string, string]

  const old = await openBrowser(browser, people)
  await addPerson(old, 'Ana Lovelace', payee)
  await old.goto(pay)
  await old.getByLabel('To', { exact: true }).fill('Ana Lovelace')
  await old.getByLabel('Amount').fill('2.5')
  await old.goto(settings)
  const download = old.waitForEvent('download')
  await main(old).getByRole('button', { name: 'Export a data file' }).click()
  const file = await readFile(await (await download).path(), 'utf8')

  const next = await openBrowser(browser, settings)
  await importFile(next, file.replace('ghost-pay-data', 'another-data'))
  await expect(main(next)).toContainText('This is no data file of this app.')
  await importFile(next, file)
  const part = (name: string | RegExp) => main(next).getByRole('checkbox', { name })
  // This browser knows people too: who is new joins them.
  await expect(part(/^Ana Lovelace .* New$/)).toBeChecked()
  await expect(part('Payments, begun New here')).toBeChecked()
  await main(next)
    .getByRole('button', { name: /^Take over \d parts?$/ })
    .click()
  await next.goto(people)
  await expect(main(next)).toContainText('Ana Lovelace')
  await next.goto(pay)
  await expect(next.getByLabel('Amount')).toHaveValue('2.5')
  await expect(next.getByLabel('To', { exact: true })).toHaveValue('Ana Lovelace')
  await expect(main(next).getByText(payee).first()).toBeVisible()

  await next.goto(people)
  await addPerson(next, 'Zoe Hopper', `0x${'7'.repeat(40)}`)
  await next.goto(settings)
  await importFile(next, file)
  // All of it is here by now, and more.
  await expect(main(next)).toContainText(/\d+ parts are the same here/)
  await expect(part('Payments, begun')).toHaveCount(0)
  await expect(main(next).getByRole('button', { name: /^Take over/ })).toHaveCount(0)

  // Whoever is called otherwise there is shown, and changes only where that is chosen; nobody is lost.
  await importFile(next, file.replace('Ana Lovelace', 'Ana L.'))
  await expect(part(/^Ana L\. .* Called Ana Lovelace until now$/)).not.toBeChecked()
  await part(/^Ana L\./).check()
  await main(next).getByRole('button', { name: 'Take over 1 part' }).click()
  await next.goto(people)
  await expect(main(next)).toContainText('Zoe Hopper')
  await expect(main(next)).toContainText('Ana L.')
  await expect(main(next)).not.toContainText('Ana Lovelace')
})

test('a contact card that its owner signed is taken in another browser by its name, and a changed one is not', async ({
  browser,
  request,
}) => {
  const demo = await resetDemo(request)
  const people = urlOf(demo, 'Treasury', '/people')
  const carol = await browserOf(browser, 'Carol', people)
  await carol.getByLabel('Your name on the card').fill('Carol Shaw')
  await carol.getByRole('button', { name: 'Sign my card' }).click()
  const shown = carol.getByText(/ghost-pay-card:/)
  const card = /ghost-pay-card:[\w-]+/.exec(await shown.innerText())?.[0] ?? ''
  const forged = (text: string) => {
    const bytes = Buffer.from(text.slice('ghost-pay-card:'.length), 'base64url').toString()
    return `ghost-pay-card:${Buffer.from(bytes.replace('Shaw', 'Fake')).toString('base64url')}`
  }

  const other = await openBrowser(browser, people)
  await main(other).getByRole('button', { name: 'Import' }).click()
  const pasted = other.getByLabel('Or paste it here')
  await pasted.fill(forged(card))
  await expect(main(other)).toContainText('The signature of this card does not hold')
  await expect(main(other).getByRole('button', { name: /^Take over/ })).toHaveCount(0)

  await pasted.fill(card)
  await expect(main(other)).toContainText('Carol Shaw has signed this card')
  await main(other).getByRole('button', { name: 'Take over 1 change' }).click()
  await expect(main(other)).toContainText('Carol Shaw')
  await other.goto(urlOf(demo, 'Treasury', '/pay'))
  await other.getByRole('combobox', { name: 'To', exact: true }).fill('Carol Shaw')
  const { address } = named(demo.owners, 'Carol')
  await expect(other.getByRole('option', { name: /Carol Shaw/ })).toContainText(address.slice(-4))
})

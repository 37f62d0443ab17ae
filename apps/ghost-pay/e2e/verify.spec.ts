import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'

import { expect, type Page, test } from '@playwright/test'
import { getAddress, keccak256, maxUint256, stringToHex, toFunctionSelector } from 'viem'
import { formatProposalFile } from '@ghost-pay/payments/cosign'
import {
  addOwnerCall,
  changeThresholdCall,
  describeTransaction,
  erc20ApproveCall,
  erc20TransferCall,
  type SafeTransaction,
  type SafeTransactionInput,
  safeTxDigests,
  safeTxTypedData,
  toSafeTransaction,
} from '@ghost-pay/safe-protocol'
import { getOfficialContract, listOfficialContracts } from '@ghost-pay/safe-protocol/contracts'
import { batchTransaction } from '@ghost-pay/safe-protocol/multisend'

import { buildVerifyPage } from '../buildVerifyPage.ts'
import { verifyLink } from '../src/transactions/verifyLink.ts'
import { sentenceToCompare } from '../src/verify/sentenceToCompare.ts'
import { propose, resetDemo } from './demo.ts'

/** The page as a person has it on their disk. */
const file = fileURLToPath(new URL('../../../test-results/verify/verify.html', import.meta.url))

const safe = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
const bob = '0x010D291F8174d61A6f234B87408A9d219957267C'
const token = { address: '0x2E672abb1F6eCBe9E7cFCE00665df31548CA0923', symbol: 'dUSD', decimals: 6 }
const account = { chainId: 1, safe, version: '1.4.1' } as const
const zero = '0x0000000000000000000000000000000000000000'
const currency = { symbol: 'ETH', decimals: 18 }

const transfer = erc20TransferCall({ token: token.address, to: bob, amount: 4_200_000_000n })
const payment = toSafeTransaction({ ...transfer, nonce: 41 })

test.beforeAll(async () => {
  const { html } = await buildVerifyPage()
  await mkdir(new URL('.', pathToFileURL(file)), { recursive: true })
  await writeFile(file, html)
})

/** Opens the file without a network; nothing may be asked for, and nothing may fail. */
async function open(page: Page, hash = '') {
  const seen: string[] = []
  page.on('request', (request) => seen.push(request.url()))
  page.on('console', (message) => seen.push(message.text()))
  page.on('pageerror', (error) => seen.push(error.message))
  await page.context().setOffline(true)
  await page.goto(`${pathToFileURL(file).href}${hash}`)
  return () => seen.filter((entry) => !entry.startsWith('file:'))
}

async function paste(page: Page, text: string) {
  // What was pasted before is folded away.
  if (!(await page.getByLabel(/Paste what/).isVisible())) await page.getByText('Change').click()
  await page.getByLabel(/Paste what/).fill(text)
  await page.getByRole('button', { name: 'Check it' }).click()
}

const sentence = (page: Page) => page.locator('.same p + p')
const screens = (page: Page) => page.locator('.device .hex')
const digestsOf = (transaction: SafeTransaction) => {
  const digests = safeTxDigests({ ...account, transaction })
  return [digests.domainHash, digests.messageHash, digests.eip712Digest, digests.calldataDigest]
}

test('a link says the sentence and the hashes of the packages, without a network; a changed digit says another', async ({
  page,
}) => {
  const { url } = verifyLink({
    signable: { ...account, transaction: payment },
    tokens: [token],
    currency,
    pageUrl: 'https://pay.example/verify.html',
  })
  const complaints = await open(page, new URL(url).hash)
  const described = describeTransaction({ safe, transaction: payment, tokens: [token], currency })
  expect(described.sentence).toContain('Send 4,200 dUSD to')
  await expect(sentence(page)).toHaveText(described.sentence)
  await expect(screens(page)).toHaveText(digestsOf(payment))
  // Whose words the names are, and what the bytes say without them.
  await expect(page.locator('article')).toContainText(
    describeTransaction({ safe, transaction: payment }).sentence,
  )

  const changed = { ...payment, data: payment.data.replace(/.$/, '1') as `0x${string}` }
  await paste(page, formatProposalFile({ ...account, transaction: changed }))
  await expect(sentence(page)).not.toHaveText(described.sentence)
  await expect(screens(page)).toHaveText(digestsOf(changed))
  expect(complaints()).toEqual([])
})

/** Opens what the app shows for another device: the codes, what that device must say, and the hashes beside it. */
async function secondDevice(page: Page, words: RegExp) {
  const main = page.getByRole('main')
  await main.getByText('Check on a second device').click()
  // The tokens are read: until then the code says less.
  await expect(main.locator('.gp-second-sentence')).toHaveText(words)
  const code = main.getByRole('img', { name: /^QR code/ })
  await expect(code).toBeVisible()
  const codes = new Set<string>()
  for (;;) {
    const shown = (await code.getAttribute('data-text')) ?? ''
    if (codes.has(shown)) break
    codes.add(shown)
    const next = main.getByRole('button', { name: 'Next code' })
    if (await next.isVisible()) await next.click()
  }
  return {
    codes: [...codes],
    sentence: await main.locator('.gp-second-sentence').innerText(),
    hashes: await main.locator('.gp-device-hex .gp-visually-hidden').allTextContents(),
  }
}

test('what the app shows as a code is read by the page in the same words, with the same hashes', async ({
  browser,
  page,
  request,
}) => {
  const demo = await resetDemo(request)
  const { dUsd } = demo.chain.contracts
  const call = { ...erc20TransferCall({ token: dUsd, to: bob, amount: 1_250_000n }), nonce: 10 }
  const { url } = await propose(demo, { account: 'Treasury', call, signers: ['Alice'] })
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const app = await context.newPage()
  await app.goto(url)
  const one = await secondDevice(app, /^Send 1\.25 dUSD to/)
  expect(one.codes).toHaveLength(1)
  const complaints = await open(page, new URL(one.codes[0] ?? '').hash)
  await expect(sentence(page)).toHaveText(one.sentence)
  await expect(screens(page)).toHaveText([...one.hashes, /^0x/, /^0x/])

  // A batch takes several codes, and the page's own camera.
  const transactions = Array.from({ length: 40 }, (_, index) =>
    erc20TransferCall({
      token: dUsd,
      to: `0x${keccak256(stringToHex(`payee ${index}`)).slice(-40)}`,
      amount: BigInt(index + 1) * 1_234_567n,
    }),
  )
  const { address: multiSend } = getOfficialContract({
    name: 'MultiSendCallOnly',
    version: '1.4.1',
  })
  const long = { ...batchTransaction({ transactions, multiSend }), nonce: 11 }
  await app.goto((await propose(demo, { account: 'Treasury', call: long, signers: ['Bob'] })).url)
  const several = await secondDevice(
    app,
    /^40 payments to 40 payees: 1,012\.344940 dUSD, from Treasury, no\. 11\.$/,
  )
  expect(several.codes.length).toBeGreaterThan(1)
  await page.evaluate((codes) => {
    // This browser has neither a camera nor a reader of codes: they are seen one after the other, from any on.
    const seen = [...codes.slice(1), ...codes]
    const read = () => Promise.resolve([{ rawValue: seen.shift() }])
    Object.assign(window, {
      BarcodeDetector: class {
        detect = read
      },
    })
    const canvas = document.createElement('canvas')
    const paint = () => {
      canvas.getContext('2d')?.fillRect(0, 0, 9, 9)
      requestAnimationFrame(paint)
    }
    paint()
    navigator.mediaDevices.getUserMedia = () => Promise.resolve(canvas.captureStream())
  }, several.codes)
  await page.getByText('Change').click()
  await page.getByRole('button', { name: 'Scan' }).click()
  await expect(sentence(page)).toHaveText(several.sentence)
  await expect(screens(page)).toHaveText([...several.hashes, /^0x/, /^0x/])
  // The sum and the counts stand before any line; of the lines five are open.
  const first = ['1,012.344940 dUSD', '40, no two alike', 'No'].map((text) =>
    page.locator('.sum, .count dd').getByText(text, { exact: true }),
  )
  for (const shown of first) await expect(shown).toBeVisible()
  const lines = page.locator('ol li:visible')
  await expect(lines).toHaveCount(5)
  await page.getByRole('button', { name: 'Show 35 more' }).click()
  await expect(lines).toHaveCount(40)
  await expect(page.locator('pre')).toBeHidden()
  expect(complaints()).toEqual([])
  await context.close()
})

test('a text that fails in a way that the page does not know says so, and nothing of the text before stays', async ({
  page,
}) => {
  await open(page)
  const text = formatProposalFile({ ...account, transaction: payment })
  await paste(page, text)
  await expect(page.locator('.same')).toBeVisible()
  await page.evaluate(() => {
    Number.prototype.toLocaleString = () => {
      throw new RangeError('Incorrect locale')
    }
  })
  await paste(page, text)
  await expect(page.locator('#result')).toHaveText(
    'This cannot be read.It is not written as a payment is.',
  )
})

test('a camera that cannot be used is said in a sentence, and goes off', async ({ page }) => {
  await open(page)
  const said = page.getByText(
    'The camera cannot be used here. The camera app can: the code is a link.',
  )
  for (const refused of ['camera', 'reader']) {
    await page.evaluate((refused) => {
      document.getElementById('say')!.textContent = ''
      const stream = document.createElement('canvas').captureStream(9)
      const refuse = () => Promise.reject(new DOMException('Refused', 'NotAllowedError'))
      Object.assign(window, {
        stream,
        BarcodeDetector: class {
          detect = refuse
        },
      })
      navigator.mediaDevices.getUserMedia = () =>
        refused === 'camera' ? refuse() : Promise.resolve(stream)
      // Without a picture a video does not play.
      HTMLMediaElement.prototype.play = () => Promise.resolve()
    }, refused)
    await page.getByRole('button', { name: 'Scan' }).click()
    await expect(said).toBeVisible()
    await expect(page.locator('video')).toBeHidden()
  }
  const states = await page.evaluate(() =>
    // The name was given to the window above, where no type says so.
    (window as unknown as { stream: MediaStream }).stream
      .getTracks()
      .map(({ readyState }) => readyState),
  )
  expect(states).toEqual(['ended'])
})

test('what is no payment, and who is paid twice, is said in front and never folded away', async ({
  page,
}) => {
  await open(page)
  const multiSend = getOfficialContract({ name: 'MultiSendCallOnly', version: '1.4.1' }).address
  const pay = (line: number) => ({
    to: `0x${keccak256(stringToHex(`payee ${line}`)).slice(-40)}`,
    value: 10n ** 18n,
    data: '0x' as const,
  })
  const transactions = [
    ...[1, 2, 3, 4, 5, 6, 7, 8, 2].map(pay),
    { to: token.address, value: 0n, data: '0x12345678' as const },
  ]
  const batch = toSafeTransaction({ ...batchTransaction({ transactions, multiSend }), nonce: 3 })
  await paste(page, formatProposalFile({ ...account, transaction: batch }))
  const counts = page.locator('.count dd')
  await expect(counts).toHaveText(['9', '8, one twice', '1 contract call'])
  const stop = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('div'))
    probe.className = 'red'
    const { borderTopColor } = getComputedStyle(probe)
    probe.remove()
    return borderTopColor
  })
  await expect(counts.nth(2).locator('b')).toHaveCSS('color', stop)
  await expect(page.locator('ol li:visible')).toHaveText([
    ...[1, 2, 3, 4, 5, 9].map((line) => new RegExp(`^${line}0x`)),
    /^10Call the function 0x12345678/,
  ])
  await expect(page.locator('article')).not.toContainText('and 7 more')
})

test('every kind of transaction is put into the same words as by the packages', async ({
  page,
}) => {
  const complaints = await open(page)
  const owners = { safe, owners: [bob, token.address] }
  const multiSend = getOfficialContract({ name: 'MultiSendCallOnly', version: '1.4.1' }).address
  /** A call whose arguments are words. */
  const call = (signature: string, args: readonly (string | number)[]) =>
    `${toFunctionSelector(signature)}${args
      .map((word) => BigInt(word).toString(16).padStart(64, '0'))
      .join('')}`
  const batch = batchTransaction({
    transactions: [transfer, { to: bob, value: 5n, data: '0x' }],
    multiSend,
  })
  const calls: SafeTransactionInput[] = [
    { to: bob, value: '1500000000000000000', nonce: 3 },
    { to: safe, nonce: 3 },
    { ...erc20ApproveCall({ token: token.address, spender: bob, amount: maxUint256 }), nonce: 3 },
    {
      ...addOwnerCall({ ...owners, owner: safe.replace('5a', '5b').toLowerCase(), threshold: 2 }),
      nonce: 3,
    },
    { ...changeThresholdCall({ ...owners, threshold: 2 }), nonce: 3 },
    { ...batch, nonce: 3 },
    { ...payment, operation: 1 },
    { ...payment, gasPrice: 7n, baseGas: 9n, gasToken: token.address, refundReceiver: bob },
    ...[
      'transferFrom(address,address,uint256)',
      'safeTransferFrom(address,address,uint256)',
      'increaseAllowance(address,uint256)',
      'decreaseAllowance(address,uint256)',
    ].map((signature) => ({
      to: token.address,
      data: call(signature, [bob, ...(signature.includes('From') ? [safe] : []), 7]),
      nonce: 3,
    })),
    { to: token.address, data: call('setApprovalForAll(address,bool)', [bob, 1]), nonce: 3 },
    { to: safe, data: call('enableModule(address)', [bob]), nonce: 3 },
    { to: safe, data: call('setGuard(address)', [zero]), nonce: 3 },
    {
      to: safe,
      data: call('swapOwner(address,address,address)', [bob, bob, token.address]),
      nonce: 3,
    },
    { to: bob, data: '0x12345678', nonce: 3 },
    { to: token.address, data: '0xa9059cbb00', nonce: 3 },
    // The page knows only some of the official contracts by name: all of them are told apart as before.
    ...listOfficialContracts().flatMap(({ address }) =>
      ['0x8d80ff0a', '0xf6682ab0', '0x85a5affe'].map((data) => ({
        to: address,
        data,
        operation: 1 as const,
        nonce: 3,
      })),
    ),
    {
      to: getOfficialContract({ name: 'SafeProxyFactory', version: '1.4.1' }).address,
      data: call('createProxyWithNonce(address,bytes,uint256)', [bob, 96, 1]),
      nonce: 3,
    },
  ]
  const transactions = calls.map(toSafeTransaction)
  // All at once: each by itself takes a browser a while, and the page answers at once.
  const shown = await page.evaluate(
    (texts) =>
      texts.map((text) => {
        const field = document.querySelector('textarea')
        if (field !== null) field.value = text
        document.querySelector('form')?.requestSubmit()
        const all = (selector: string) =>
          [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)
        return {
          sentence: all('.same p + p').join(''),
          warnings: all('.red b, .amber b').sort(),
          digests: all('.device .hex'),
        }
      }),
    transactions.map((transaction) => formatProposalFile({ ...account, transaction })),
  )
  const none = { tokens: [], currency: undefined }
  const expected = transactions.map((transaction) => {
    const described = describeTransaction({ safe, transaction })
    return {
      sentence: sentenceToCompare(described, none, { safe, nonce: transaction.nonce }),
      warnings: [...new Set(described.warnings.map((warning) => warning.sentence))].sort(),
      digests: digestsOf(transaction),
    }
  })
  expect(shown).toEqual(expected)
  expect(complaints()).toEqual([])
})

test('typed data, a service’s answer and loose lines are read; what they do not say is asked for', async ({
  page,
}) => {
  await open(page)
  const expected = digestsOf(payment)
  await paste(page, JSON.stringify(safeTxTypedData({ ...account, transaction: payment })))
  await expect(screens(page)).toHaveText(expected)

  const { safeTxHash, ...answer } = {
    ...payment,
    safe,
    safeTxHash: expected[2],
  }
  const asText = (value: unknown) =>
    JSON.stringify(value, (_, entry: unknown) =>
      typeof entry === 'bigint' ? String(entry) : entry,
    )
  await paste(page, asText({ ...answer, contractTransactionHash: safeTxHash }))
  await page.getByLabel('Network (its number)').fill('1')
  await page.getByLabel('Version of the account').fill('1.4.1')
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(screens(page)).toHaveText(expected)
  await expect(page.getByText('do not sign')).toHaveCount(0)

  await paste(page, asText({ ...answer, ...account, safeTxHash: `0x${'ab'.repeat(32)}` }))
  await expect(page.getByText('The text names another code: do not sign.')).toBeVisible()

  const lines = Object.entries({ ...answer, ...account }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  await paste(page, lines.join('\n'))
  await expect(screens(page)).toHaveText(expected)
})

test('a batch of thirty is one sheet, with every line on it', async ({ page }) => {
  const multiSend = getOfficialContract({ name: 'MultiSendCallOnly', version: '1.4.1' }).address
  const transactions = Array.from({ length: 30 }, (_, index) => {
    const to = getAddress(`0x${keccak256(stringToHex(`line ${index}`)).slice(-40)}`)
    return erc20TransferCall({ token: token.address, to, amount: BigInt(1_425_500_000 + index) })
  })
  const { url } = verifyLink({
    signable: {
      ...account,
      transaction: toSafeTransaction({
        ...batchTransaction({ transactions, multiSend }),
        nonce: 41,
      }),
    },
    tokens: [token],
    currency,
    account: 'Treasury',
    pageUrl: 'https://pay.example/verify.html',
  })
  await open(page, new URL(url).hash)
  await expect(page.getByRole('heading', { name: /^30 payments/ })).toBeVisible()
  for (const format of ['A4', 'Letter']) {
    for (const landscape of [false, true]) {
      const paper = (await page.pdf({ format, landscape })).toString('latin1')
      expect(paper.match(/\/Type\s*\/Page\b(?!s)/g), `${format} ${landscape}`).toHaveLength(1)
    }
  }
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('ol > li').last()).toBeVisible()
})

test('what is no payment is shown as bytes, and never runs; a file is opened; a page of paper is enough', async ({
  page,
}) => {
  const complaints = await open(page)
  await paste(page, '<img src=x onerror=alert(1)>')
  await expect(page.getByText('This is no payment that this page can read.')).toBeVisible()
  await expect(page.locator('pre')).toHaveText(
    '0000  3c696d67207372633d78206f6e6572726f723d616c6572742831293e',
  )
  await paste(page, 'gp1.AAAA')
  await expect(page.getByText(/cut off or damaged/)).toBeVisible()
  await paste(page, '{"to":"0x12","nonce":"1","safe":"0x34","chainId":"1","version":"1.4.1"}')
  await expect(page.getByText(/must be an address/)).toBeVisible()

  const choose = (buffer: Buffer) =>
    page.locator('#file').setInputFiles({ name: 'payment.txt', mimeType: 'text/plain', buffer })
  await choose(Buffer.from([0, 1, 2, 3]))
  await expect(page.getByText('It is no text.')).toBeVisible()
  await choose(Buffer.alloc(4_000_001, 0x61))
  await expect(page.getByText('At most 4 MB are read.')).toBeVisible()
  // As some programs save it: two bytes for each letter.
  await choose(Buffer.from('\ufeffgp1.AAAA', 'utf16le'))
  await expect(page.getByText(/cut off or damaged/)).toBeVisible()
  await page.locator('#file').setInputFiles({
    name: 'payment.json',
    mimeType: 'application/json',
    buffer: Buffer.from(formatProposalFile({ ...account, transaction: payment })),
  })
  await expect(sentence(page)).toContainText('Send 4,200,000,000 units')
  await page.getByText('Change').click()
  await page.getByRole('button', { name: 'Scan' }).click()
  await expect(page.getByRole('status')).not.toBeEmpty()
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(paper.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1)
  expect(complaints()).toEqual([])
})

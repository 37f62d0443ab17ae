import { announceRaw } from './announceRaw.ts'
import type { HostileCase, HostileSubject } from './HostileCase.ts'
import { hostileDetail } from './hostileDetail.ts'
import { call, hostileHost, wickedTexts } from './wickedText.ts'

const drawing = (inside: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`)}`

const names: Readonly<Record<string, () => unknown>> = {
  'no text': () => '',
  'spaces only': () => ' \t\n ',
  'what cannot be seen': () => '\u200b\u2060\ufeff\u3164',
  'a number': () => 7,
  null: () => null,
  'an object whose text throws': () => ({
    toString() {
      throw new Error('trap')
    },
  }),
  'a million letters': () => 'W'.repeat(1_000_000),
  'another direction of writing': () => 'Trusted \u202etellaW\u2066',
  'lines and a zero': () => 'Trusted\n\n\u0000Wallet\r\n',
  'marks upon marks': () => `W${'\u0301\u0323'.repeat(200)}allet`,
  'half a letter': () => 'Wallet \ud83d',
  'letters of another alphabet': () => 'Met\u0430\u041cask',
  'the name of a wallet that it is not': () => 'MetaMask',
  'digits for letters': () => 'Rainb0w',
}

const icons: Readonly<Record<string, () => unknown>> = {
  'a foreign address': () => `https://${hostileHost}/icon.png`,
  'a foreign address without a scheme': () => `//${hostileHost}/icon.png`,
  'a drawing with a script': () => drawing(`<script>${call('icon')}</script>`),
  'a drawing that begins by itself': () => drawing(`<set onbegin="${call('icon')}"/>`),
  'a drawing with a page in it': () =>
    drawing(
      `<foreignObject><body xmlns="http://www.w3.org/1999/xhtml" onload="${call('icon')}"/></foreignObject>`,
    ),
  'a drawing with a foreign picture': () =>
    drawing(`<image href="https://${hostileHost}/inner.png" width="1" height="1"/>`),
  'a drawing with a foreign stylesheet': () =>
    drawing(`<style>@import url(https://${hostileHost}/inner.css);</style>`),
  'a page': () => `data:text/html,<script>parent.${call('icon')}</script>`,
  'a page in capitals': () => `DATA:TEXT/HTML,<script>parent.${call('icon')}</script>`,
  'a picture that ends the attribute': () => `data:image/png,x" onerror="${call('icon')}`,
  'a picture that ends the stylesheet': () =>
    `data:image/png,x);background:url(https://${hostileHost}/css`,
  'a picture that is none': () => 'data:image/png;base64,AAAA',
  'a picture of two megabytes': () => `data:image/png;base64,${'A'.repeat(2_000_000)}`,
  'a number': () => 7,
}

const rdns: Readonly<Record<string, () => unknown>> = {
  nothing: () => undefined,
  'a number': () => 7,
  'a word': () => 'hostile',
  'a path': () => 'invalid.hostile/../../etc',
  'ten thousand letters': () => `invalid.${'h'.repeat(10_000)}`,
  'dots only': () => '...',
  'a part of every object': () => '__proto__.constructor',
  capitals: () => 'INVALID.Hostile',
}

const casesOf = (
  subject: HostileSubject,
  field: string,
  values: Readonly<Record<string, () => unknown>>,
): HostileCase[] =>
  Object.entries(values).map(([what, make]) => ({
    id: `${subject}/${what.replaceAll(' ', '-')}`,
    subject,
    does: `has as its ${field} ${what}`,
    start: (target) => announceRaw(target, [hostileDetail({ info: { [field]: make() } })]),
  }))

const wicked = (subject: HostileSubject): Record<string, () => unknown> =>
  Object.fromEntries(
    Object.entries(wickedTexts).map(([what, write]) => [
      `code as ${what}`,
      // A domain name has to look like one to be read at all.
      () => (subject === 'rdns' ? `invalid.hostile.${write(subject)}` : write(subject)),
    ]),
  )

/** Names, icons and domain names that are code, too long, false or none at all. */
export const infoCases: readonly HostileCase[] = [
  ...casesOf('name', 'name', { ...wicked('name'), ...names }),
  ...casesOf('icon', 'icon', { ...wicked('icon'), ...icons }),
  ...casesOf('rdns', 'rdns', { ...wicked('rdns'), ...rdns }),
]

import { expect, test } from 'vitest'

import { brokenLinks } from './brokenLinks.ts'

const files: Readonly<Record<string, string>> = {
  'README.md':
    '[a](docs/a.md) [b](./b.md) [c](docs/a.md#the-end-it-is) [m](docs/a.md#own) [d](#here) [e](#nowhere) ![f](docs/f.svg) [g](https://example.com) [h](../other) `[i](i.md)`\n\n```md\n[j](j.md)\n```\n\n## Here\n<img src="k.png" alt="">\n',
  'docs/a.md': '## The end, it is!\n<a id="own"></a>[up](../README.md) [side](b.md)\n',
}
const read = (path: string) => files[path]

test('a link is good when its page, and the heading in it, are in the package', () => {
  expect(brokenLinks('README.md', read)).toEqual([
    './b.md',
    '#nowhere',
    'docs/f.svg',
    '../other',
    'k.png',
  ])
  expect(brokenLinks('docs/a.md', read)).toEqual(['b.md'])
})

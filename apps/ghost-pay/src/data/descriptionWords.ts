import { formatSentence, type Sentence } from '@ghost-pay/connect-kit'
import type { DescribeOptions } from '@ghost-pay/safe-protocol'

import { decimalMark, perLanguage } from '../format/locale.ts'
import { shownTranslation } from '../text/translation.ts'
import { descriptionCopy } from './descriptionCopy.ts'

const grouped = perLanguage((language) => new Intl.NumberFormat(language))

/** How descriptions of transactions and messages are said: in the language of the page. */
export const descriptionWords = {
  say: (...[key, values]) => {
    const { language, sentences } = shownTranslation()
    const sentence: Sentence = sentences[key] ?? descriptionCopy[key]
    return formatSentence(sentence, values, language)
  },
  formatNumber: (decimal) => {
    const [whole = '0', fraction] = decimal.split('.')
    const groups = grouped().format(BigInt(whole))
    return fraction === undefined ? groups : `${groups}${decimalMark()}${fraction}`
  },
} as const satisfies Pick<DescribeOptions, 'say' | 'formatNumber'>

import { isCurrencyLike } from './cellLooks.ts'
import { plainWords, wordsOf } from './headingWords.ts'
import { isOneOf } from './isOneOf.ts'

/** Words that say that nothing is to be paid any more, or not yet, wherever they stand apart. */
const certain =
  'paid|paid out|void|voided|cancelled|canceled|on hold|do not pay|dont pay|don t pay|skip|skipped|rejected|not approved|unapproved|' +
  'bezahlt|gezahlt|ausgezahlt|uberwiesen|storniert|abgelehnt|nicht zahlen|paye|payee|annule|annulee|ne pas payer|' +
  'pagado|pagada|anulado|anulada|cancelado|cancelada|no pagar|pagato|pagata|annullato|annullata|non pagare|nao pagar|' +
  'betaald|geannuleerd|niet betalen|zaplacono|wyplacono|anulowano|nie placic|оплачено|выплачено|отменено|не платить|' +
  'сплачено|odendi|iptal|betald|betalt|zaplaceno|مدفوع|שולם|已付|已付款|已支付|已取消|支払済|支払済み|지급완료'

/** Words that say so wherever they stand in a sentence. */
const anywhere =
  'on hold|do not pay|dont pay|don t pay|do not send|don t send|nicht zahlen|nicht bezahlen|nicht uberweisen|ne pas payer|no pagar|' +
  'non pagare|nao pagar|niet betalen|nie placic|не платить|не оплачивать|odeme yapma'

/** Words that say so where a sentence begins with them. */
const first =
  'void|voided|cancelled|canceled|rejected|not approved|storniert|annule|annulee|anulado|anulada|cancelado|cancelada|annullato|' +
  'annullata|geannuleerd|anulowano|отменено|iptal'

/** Words that say so where a sentence begins with them and goes on with how or when: `paid leave` is something else. */
const firstPaid =
  'paid|bezahlt|gezahlt|ausgezahlt|uberwiesen|paye|payee|pagado|pagada|pagato|pagata|betaald|zaplacono|wyplacono|оплачено|выплачено'
const howOrWhen =
  'by in on via with through from per last this twice before during already am im mit von durch vor par en le avec avant por con el antes ' +
  'da nel prima op door met voor przez w z za в через по за'

/** Words that say so as a whole cell, or in a column of states. */
const whole =
  'settled|sent|done|completed|complete|executed|declined|denied|refused|hold|held|paused|not paid out|' +
  'failed|refunded|reversed|returned|disputed|duplicate|terminated|inactive|deleted|removed|closed|expired|blocked|' +
  'erledigt|gesperrt|ausgeschieden|gekundigt|geloscht|abgebrochen|' +
  'regle|reglee|refuse|refusee|rejete|rejetee|bloque|bloquee|rembourse|abonado|rechazado|rechazada|bloqueado|devuelto|' +
  'saldato|saldata|rifiutato|stornato|bloccato|pago|paga|rejeitado|recusado|voldaan|afgewezen|geblokkeerd|' +
  'zaplacone|oplacone|wyplacone|anulowane|odrzucono|wstrzymane|отклонено'

/** Words of a line that adds up others. */
const totals =
  'total totals subtotal summe gesamt gesamtsumme gesamtbetrag endsumme endbetrag zwischensumme totaux totale totali totaal ' +
  'suma sumy razem lacznie ogolem итого всего 合计 总计 總計 小计 合計 総計 합계 총계 toplam celkem'

/** Words beside these that change nothing. */
const besideTotals =
  'sum sub grand general overall generale complessivo geral genel amount amounts payments payroll of'

/** Words beside a state that change nothing, as those of a day. */
const fillers =
  'already in full on by at the and bereits schon am vom deja le ya el gia il al op juz уже'

/** Words that make a state say the opposite. */
const negations =
  'not never un to be pending awaiting nicht noch zu offen non pas no sin nao niet nie не ещё еще к unpaid 未'

/** Words that say so as a heading over a yes or a day. */
const headings =
  'settled|done|sent|void|hold|skip|exclude|excluded|erledigt|regle|annule|cancelado|voldaan|zaplacone|oplacone'

/** Headings over states. */
const states =
  'status state stand statut estado stato situacao etat stan toestand статус состояние 状态 狀態 状況 상태'

/**
 * Whether a cell says that its line was paid already, is not to be paid, or adds up others: by itself (`paid`), with a day beside it
 * (`paid on 2026-10-01`), beside other words where it stands apart from them (`Ana (paid)`), or somewhere in a column of states.
 *
 * @param title the words over its column
 */
export function saysDone(cell: string, title: readonly string[]): boolean {
  const words = wordsOf(cell)
  if (isSaid(words, `${certain}|${whole}`) || isTotal(words)) return true
  if (saysDoneInSentence(cell)) return true
  const parts = cell.split(/[()[\]{}]|\s[-–—]+\s|[:;,!]\s|\s\/\s/)
  if (parts.length > 1 && parts.some((part) => isSaid(wordsOf(part), certain))) return true
  return (
    title.some((word) => isOneOf(word, states, ' ')) &&
    !words.some((word) => isOneOf(word, negations, ' ')) &&
    words.some((word) => isSaid([word], `${certain}|${whole}`))
  )
}

const isSaid = (words: readonly string[], list: string): boolean =>
  isOneOf(words.join(' '), list, '|') ||
  isOneOf(
    words.filter((word) => !isFigure(word) && !isOneOf(word, fillers, ' ')).join(' '),
    list,
    '|',
  )

/** Whether a sentence of any length says that its line was paid already, or is not to be paid. */
export function saysDoneInSentence(text: string): boolean {
  const words = plainWords(text)
  const sentence = ` ${words.join(' ')} `
  const [, second = ''] = words
  return (
    anywhere.split('|').some((said) => sentence.includes(` ${said} `)) ||
    first.split('|').some((said) => sentence.startsWith(` ${said} `)) ||
    (isOneOf(words[0] ?? '', firstPaid, '|') && isOneOf(second, howOrWhen, ' '))
  )
}

/** Whether the words over a column say that what is under them was paid, or is not to be. */
export const saysDoneOver = (title: readonly string[]): boolean =>
  title.some((word) => isOneOf(word, `${certain}|${headings}`, '|'))

/** Whether a cell says that its line adds up others, with a currency or figures at most: `Total USDC`. */
export const saysTotal = (cell: string): boolean => isTotal(wordsOf(cell))

const isFigure = (word: string) => /^\d+$/.test(word)

const isTotal = (words: readonly string[]) =>
  words.some((word) => isOneOf(word, totals, ' ')) &&
  words.every(
    (word) =>
      isFigure(word) ||
      isOneOf(word, `${totals} ${besideTotals}`, ' ') ||
      isCurrencyLike(word.toUpperCase()),
  )

/** What the words over a column can say about it. */
export type Meaning = keyof typeof lists

/**
 * Words over columns, in the languages of the spreadsheets that people paste. They are whole words without accents: a word inside
 * another word is no proof (`consumer` is no `sum`). Chinese, Japanese and Korean have no spaces; theirs are looked for inside.
 */
const lists = {
  /** A place that money can go to. */
  address:
    'address addresses addr wallet wallets adresse adressen adresa direccion billetera cartera monedero endereco carteira indirizzo portafoglio portefeuille адрес кошелек adres portfel portemonnee cuzdan 地址 钱包 錢包 アドレス ウォレット 주소 지갑',
  /** Who is paid, by name or by address. */
  payee:
    'recipient recipients receiver payee beneficiary to destination empfanger zahlungsempfanger begunstigter destinatario destinataria beneficiario beneficiaria beneficiaire destinataire destino ontvanger begunstigde odbiorca beneficjent получатель alici 收款 接收 收件 受取 수취 받는',
  /** A word for a place of money that does not say whose. */
  account:
    'account accounts konto cuenta conta conto compte счет rekening konta hesap counterparty',
  name: 'name names label who person people employee employees worker contractor staff vendor supplier customer client contact member mitarbeiter mitarbeiterin nachname vorname lieferant kunde kontakt bezeichnung nombre empleado proveedor persona trabajador cliente nome funcionario fornecedor colaborador dipendente fornitore nom prenom employe salarie fournisseur имя сотрудник фио имена nazwa imie nazwisko pracownik naam werknemer medewerker leverancier isim calisan 姓名 名称 名字 员工 氏名 名前 이름 성명',
  amount:
    'amount amounts amt sum value salary salaries wage wages pay payout payment quantity qty betrag umsatz summe wert gehalt lohn auszahlung zahlbetrag menge importe monto cantidad valor salario sueldo pago montant somme salaire paiement quantia montante importo ammontare somma stipendio pagamento сумма зарплата оплата kwota wynagrodzenie suma bedrag salaris loon tutar miktar maas odeme 金额 金額 数量 数额 工资 薪资 給与 금액 급여',
  /** Words that go with figures. They do not say which figure is paid. */
  figure:
    'net gross total subtotal paid due open balance bonus tax taxes fee fees commission price rate cost hours netto brutto gesamt offen bezahlt steuer stunden neto bruto impuesto horas brut taxe liquido lordo totale totaal итого',
  /** Figures that are not paid, or not any more: a column that is alone under such a word is asked about. */
  unpaid:
    'paid balance saldo hold cancelled canceled gas tax taxes price rate cost costs hours hour days day weeks months age points score rank grade band level weight share shares max maximum min minimum limit cap budget allowance deduction deductions advance estimated estimate test bezahlt steuer stunden tage alter punkte anteil abzug abzuge vorschuss preis satz impuesto horas dias precio anticipo retencion taxe heures jours prix acompte retenue ore giorni prezzo acconto ritenuta imposto preco uren dagen prijs godziny dni cena часы дни цена налог',
  token:
    'token tokens currency currencies ccy asset assets symbol ticker coin coins wahrung waehrung munze moneda divisa divisas moeda valuta devise devises monnaie jeton валюта токен waluta munt munteenheid birimi 币 货币 代币 通貨 トークン 통화 토큰',
  memo: 'memo memos reference references ref note notes purpose comment comments message description details reason subject invoice notiz zweck verwendungszweck betreff referenz rechnung buchungstext belegtext concepto nota notas comentario referencia descripcion factura motif objet libelle commentaire facture motivo descricao fatura causale descrizione riferimento fattura omschrijving kenmerk factuur tytul opis faktura назначение комментарий примечание aciklama 备注 附言 用途 摘要 備考 메모',
  /** Papers that have a number, which may be long. */
  paper:
    'invoice reference references ref rechnung referenz factura referencia facture fatura riferimento fattura kenmerk factuur faktura',
  /** Numbers that are no amounts, where the word is the first or the last. */
  number:
    'id ids date dates datum fecha data дата tarih phone mobile cell tel fax telefon telefono telephone telefone telefoon zip plz postal postcode postleitzahl iban bic swift year jahr annee anno ano month monat mes mois mese week woche period periode periodo periodes quarter birthday birthdate dob geburtsdatum faelligkeit falligkeit echeance vencimiento scadenza timestamp block nonce decimals sku personalnummer matricule matricula legajo kostenstelle gegenkonto sachkonto 日期 日付',
  /** Which network a line is for. */
  chain:
    'chain chains chainid blockchain network networks netzwerk cadena red rede rete catena chaine reseau сеть блокчейн siec netwerk zincir 链 鏈 网络 網絡 網路 チェーン ネットワーク 체인 네트워크',
  sender:
    'from sender payer source origin originator remitter debtor debit drawer spender ordering von absender auftraggeber zahler remitente origen pagador ordenante remetente origem mittente ordinante expediteur emetteur payeur отправитель плательщик nadawca platnik zleceniodawca afzender betaler gonderen 发送 付款人 付款方 寄件 送信 送金元 보내는',
  old: 'old previous prev prior former legacy outdated deprecated inactive retired replaced revoked compromised hacked stolen lost blocked frozen banned closed wrong invalid abandoned test testnet expired alt alte alter altes fruhere bisherige ehemalige antiguo antigua anterior viejo vieja antigo antiga velho vecchio vecchia precedente ancien ancienne старый прежний stary stara stare poprzedni poprzednia oud oude vorige eski onceki 旧 舊 古い 이전',
  contract:
    'contract contracts vertrag contrato contratto contrat контракт kontrakt umowa sozlesme 合约 合約 コントラクト 계약',
  hash: 'hash hashes txhash tx txn txid transaction transaktion transaccion transacao transazione хеш хэш транзакция transakcja transactie islem 哈希 交易 ハッシュ',
  /** What kind of a thing. */
  kind: 'type kind standard typ art tipo genre',
} as const

/** Numbers that are no amounts, where the word is the last: `no` alone can begin a sentence. */
const lastWords = new Set(['no', 'nr', 'nro', 'num', 'number', 'nummer', 'numero', 'номер'])

/** Without accents, in lower case. */
const plainly = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().normalize('NFC')

const ideographs = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u

type Index = {
  words: ReadonlyMap<string, readonly Meaning[]>
  parts: readonly { part: string; meaning: Meaning }[]
}

let index: Index | undefined

/** The lists by word, made when they are needed for the first time. */
function indexOfWords(): Index {
  if (index !== undefined) return index
  const words = new Map<string, Meaning[]>()
  const parts: { part: string; meaning: Meaning }[] = []
  for (const [key, list] of Object.entries(lists)) {
    // The keys of `lists` are the meanings.
    const meaning = key as Meaning
    for (const word of list.split(' ').map(plainly)) {
      if (ideographs.test(word)) parts.push({ part: word, meaning })
      else words.set(word, [...(words.get(word) ?? []), meaning])
    }
  }
  index = { words, parts }
  return index
}

/** More characters are no heading. */
const longestHeading = 200

/** The words over a column, in lower case and without accents: `tokenAddress` and `token_address` are two. */
export const wordsOf = (heading: string): readonly string[] =>
  heading.length > longestHeading ? [] : plainWords(heading.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'))

/** The words of a text of any length, without accents and in lower case. */
export const plainWords = (text: string): readonly string[] =>
  plainly(text).match(/[\p{L}\p{N}]+/gu) ?? []

/**
 * What the words over a column say.
 *
 * @returns empty for words that are not known, and for a text that is too long for a heading
 */
export function meaningsOf(heading: string): ReadonlySet<Meaning> {
  const known = indexOfWords()
  const found = new Set<Meaning>()
  const words = wordsOf(heading)
  words.forEach((word, at) => {
    const isEdge = at === 0 || at === words.length - 1
    for (const meaning of known.words.get(word) ?? []) {
      if (meaning !== 'number' || isEdge) found.add(meaning)
    }
  })
  if (lastWords.has(words.at(-1) ?? '') || /^\s*[#№]\s*$/.test(heading)) found.add('number')
  if (ideographs.test(heading) && heading.length <= longestHeading) {
    const text = plainly(heading)
    for (const { part, meaning } of known.parts) if (text.includes(part)) found.add(meaning)
  }
  return found
}

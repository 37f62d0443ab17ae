import { textOf } from '../../text/textOf.ts'

/** The sentences of the page that a request opens. */
export const requestCopy = {
  'request.pageTitle': 'A request',
  'request.asks': '{name} asks for',
  'request.asksUnknown': '{name} asks to be paid',
  'request.asksOpen': '{name} asks to be paid in {symbol}',
  'request.unreadableTitle': 'This request cannot be read',
  'request.home': 'Go to the first page',
  'request.for': 'For',
  'request.forClaimed': 'Written by who asks.',
  'request.noMemo': 'No note',
  'request.to': 'Paid to',
  'request.token': 'Token',
  'request.on': 'On',
  'request.asked': 'Asked',
  'request.until': 'Open until',
  'request.noEnd': 'No end',
  'request.who': 'Who asks',
  'request.unknownChain': 'network {chain}',
  'request.reading': 'Reading who asks',
  'request.proven.self': 'Signed by the address that is paid.',
  'request.proven.owner': 'Signed by an owner of the account that is paid. The blockchain says so.',
  'request.stop.invalid': 'The signature is not of who is said to ask',
  'request.stop.invalid.more':
    'Somebody has changed this request, or made it up. Do not pay it, and tell whoever sent it.',
  'request.stop.stranger': 'Who asks does not own the account that is paid',
  'request.stop.stranger.more':
    'The signature holds, but the blockchain does not know the signer as an owner of the account that would get the money.',
  'request.stop.lost': 'What is paid here is lost',
  'request.stop.lost.more':
    'The address that is paid is the contract of the token itself, or nobody’s. Nobody can give back what is sent there.',
  'request.stop.expired': 'This request has ended',
  'request.stop.expired.more': 'It was open until {when}. Ask for a new one.',
  'request.stop.chain': 'This app does not serve the network of this request',
  'request.stop.chain.more': 'It asks to be paid on network {chain}.',
  'request.stop.noChain': 'This link does not say on which network to pay',
  'request.stop.noChain.more':
    'The same address can belong to somebody else on another network. Ask for a link that names it.',
  'request.stop.token': 'The blockchain has no such token',
  'request.stop.token.more': 'What is asked for is no token on {chain}. Nobody can pay it.',
  'request.stop.paid': 'This has been paid already',
  'request.stop.paid.more':
    'The blockchain has what was asked for. The last payment is in block {block}.',
  'request.look.unsigned': 'Nobody has signed this request',
  'request.look.unsigned.more':
    'Anybody can have written it. Ask whoever you want to pay, by another way than this link came, whether the address is theirs.',
  'request.look.link': 'A payment link says who is paid, and not who asks',
  'request.look.link.more':
    'Compare the whole address with whoever you want to pay, by another way than this link came.',
  'request.look.unknown': 'It is not known who has signed',
  'request.look.unknown.more': 'The blockchain did not answer. Open the link again in a while.',
  'request.look.owners': 'It is not known whether who asks owns the account that is paid',
  'request.look.owners.more': 'The blockchain did not answer. Open the link again in a while.',
  'request.look.tokenSilent': 'It is not known which token is asked for',
  'request.look.tokenSilent.more':
    'The blockchain did not say which token this is, so it cannot be paid yet. Open the link again in a while.',
  'request.look.unsettled': 'It is not known whether this has been paid already',
  'request.look.unsettled.more':
    'The blockchain did not answer. Ask whoever wants to be paid, so that you do not pay twice.',
  'request.look.part': 'A part of this has been paid already',
  'request.look.part.more': '{missing} {symbol} is missing. Only that is paid from here.',
  'request.payFrom': 'Pay from',
  'request.pay': 'Pay {amount} {symbol} from {name}',
  'request.payOpen': 'Pay from {name}',
  'request.payHint':
    'Nothing is paid yet: you look over the payment first, and the owners approve it.',
  'request.wallet': 'Pay from a wallet',
  'request.walletPay': 'Pay {amount} {symbol} with my wallet',
  'request.walletConnect': 'Connect a wallet',
  'request.walletCode': 'A code that a wallet pays',
  'request.walletCopy': 'Copy the payment link',
  'request.walletHint':
    'Scan the code with a wallet, or open the link in one. Compare address, amount and network there before you pay.',
  'request.walletSent': 'Sent from your wallet. Do not pay it again.',
  'request.walletSentMore':
    'Look the hash up in your wallet. Only if it failed there, or never left it, pay again.',
  'request.walletAskedOther':
    'The blockchain has something that this wallet sent since then. It may be this payment.',
  'request.walletAskedForget': 'It was not paid: offer it again',
  'request.walletAskedTwice': 'If you pay again, you may pay twice.',
  'request.walletForget': 'It failed: offer it again',
  'request.walletCopyHash': 'Copy the hash of the transaction',
  'request.blocked': 'This cannot be paid as it is.',
  'request.untoldTitle': 'Your accounts on {chain} are not known yet',
  'request.noAccountTitle': 'You have no account on {chain} here',
  'request.noAccount': 'Pay from a wallet (code), or open your shared account.',
  'request.openAccount': 'Open an account',
} as const

/** Says one of these sentences, by its key. */
export const text = textOf(requestCopy)

import { useLocation } from 'wouter'
import {
  paymentRequestHash,
  readRequestText,
  type RequestText,
  type SignedPaymentRequest,
} from '@ghost-pay/payments/requests'
import { lookAlikes } from '@ghost-pay/safe-account/recipients'
import { verifyRequest } from '@ghost-pay/safe-account/requests'
import { type AccountId, emptyDraft } from '@ghost-pay/safe-account/store'

import { formatAccountId } from '../../account/accountId.ts'
import { useAccountFacts } from '../../account/useAccountFacts.ts'
import { useTokensOnChain } from '../../account/useTokensOnChain.ts'
import { useOnChain } from '../../chain/useOnChain.ts'
import { chains } from '../../chains.ts'
import { ButtonLink } from '../../components/Button.tsx'
import { useNow } from '../../components/useNow.ts'
import { keepReviewDraft, reviewPath } from '../../kept/reviewDrafts.ts'
import { offerPayment } from '../../kept/useDraft.ts'
import { useWorth } from '../../money/useWorth.ts'
import { NamesOn } from '../../people/NamesOn.ts'
import { useAddressBook } from '../../people/useAddressBook.ts'
import { text as sayLink } from '../../requests/linkCopy.ts'
import { useSettlements } from '../../requests/useSettlements.ts'
import { Screen } from '../../Screen.tsx'
import { useTitle } from '../../useTitle.ts'
import { WithGateway } from '../../WithGateway.tsx'
import { toCall } from '../account/pay/payment.ts'
import { idleInterval } from '../account/pollInterval.ts'
import { amountDue, judgeRequest, settlementNow } from './judgeRequest.ts'
import { text } from './requestCopy.ts'
import { RequestView, type RequestViewProps } from './RequestView.tsx'
import { usePayers } from './usePayers.ts'
import { PayFromWallet } from './WalletPayment.tsx'

/** What a request's link opens: who asks for what, and the way to pay it. */
export function RequestScreen({ text: given }: { text: string }) {
  useTitle(text('request.pageTitle'))
  const read = readRequestText(given)
  return (
    <Screen>
      {read.kind === 'unreadable' ? (
        <>
          <h1>{text('request.unreadableTitle')}</h1>
          <p>{sayLink(`request.unreadable.${read.code}`)}</p>
          <div>
            <ButtonLink to="/">{text('request.home')}</ButtonLink>
          </div>
        </>
      ) : (
        <WithGateway>
          <NamesOn value={askedBy(read).chainId}>
            <ReadableRequest asked={askedBy(read)} />
          </NamesOn>
        </WithGateway>
      )}
    </Screen>
  )
}

/** A request and a payment link as one. */
type Asked = Pick<
  RequestViewProps,
  'payee' | 'requester' | 'amount' | 'tokenAddress' | 'memo' | 'issued' | 'expires' | 'chainId'
> & { request: SignedPaymentRequest | undefined }

function askedBy(read: Exclude<RequestText, { kind: 'unreadable' }>): Asked {
  if (read.kind === 'link') {
    const { recipient: payee, token: tokenAddress, amount, chainId } = read.payment
    const unsaid = { requester: undefined, memo: undefined, issued: undefined, expires: undefined }
    return { payee, amount, tokenAddress, chainId, ...unsaid, request: undefined }
  }
  const { request } = read
  const { payee, requester, amount, token: tokenAddress, memo, chainId, issued, expires } = request
  const times = { issued: issued * 1000, expires: expires && expires * 1000 }
  return { payee, requester, amount, tokenAddress, memo, chainId, ...times, request }
}

/** What nobody has to be asked for a request on a chain that this app does not serve. */
const nothingKnown = {
  token: undefined,
  isReading: false,
  worth: undefined,
  due: undefined,
  paidIn: undefined,
  lookAlikes: [],
  accounts: [],
  onPay: () => undefined,
} as const

function ReadableRequest({ asked }: { asked: Asked }) {
  const now = useNow(10_000)
  const chain = chains.find(({ id }) => id === asked.chainId)
  if (chain !== undefined) return <ServedRequest asked={asked} chain={chain} now={now} />
  const lines = judgeRequest(
    {
      ...asked,
      signature: asked.request === undefined ? 'link' : undefined,
      owners: undefined,
      expires: asked.request?.expires,
      chain: asked.chainId === undefined ? 'none' : 'foreign',
      token: undefined,
      settlement: undefined,
    },
    Math.floor(now / 1000),
  )
  return <RequestView {...asked} {...nothingKnown} chainName={undefined} lines={lines} />
}

/** How many accounts are asked for a price, beside the one that is paid. */
const mostAsked = 3

type ServedRequestProps = { asked: Asked; chain: (typeof chains)[number]; now: number }

/** A request on a chain that this app serves: its node is asked for everything that it can prove. */
function ServedRequest({ asked, chain, now }: ServedRequestProps) {
  const { payee, requester, amount, tokenAddress, request } = asked
  const chainId = chain.id
  const { addressBook } = useAddressBook()
  const signature = useSignature(request)
  const payeeFacts = useAccountFacts({ chainId, address: payee }, idleInterval)
  const tokens = useTokensOnChain(chainId, tokenAddress === null ? [] : [tokenAddress])
  const token = tokenAddress === null ? chain.nativeCurrency : tokens.tokens[0]
  const {
    settled,
    isAsking,
    error: unsettled,
  } = useSettlements(chainId, request === undefined ? [] : [request], {
    now,
    areAll: false,
    refetchInterval: idleInterval,
  })
  const settlement = settled?.settlements[0]
  const due = amountDue(amount, settlement)
  const { accounts, isUntold } = usePayers(chainId, payee)
  const worth = useWorth(
    [...accounts.slice(0, mostAsked), { chainId, address: payee }],
    amount === undefined || token === undefined
      ? []
      : [{ value: amount, ...token, token: tokenAddress ?? undefined }],
  )
  const pay = usePay(asked)
  const lines = judgeRequest(
    {
      payee,
      requester,
      signature: request === undefined ? 'link' : signature,
      owners: payeeFacts.data
        ? payeeFacts.data.status === 'account'
          ? payeeFacts.data.facts.owners
          : []
        : silentIf(payeeFacts.isError),
      expires: request?.expires,
      chain: 'served',
      token:
        token !== undefined
          ? 'known'
          : tokens.isPending
            ? undefined
            : (silentIf(tokens.isNodeError) ?? 'none'),
      tokenAddress,
      settlement: settlementNow(settlement, { hasFailed: unsettled !== null, isAsking }),
    },
    Math.floor(now / 1000),
  )
  const known = [...addressBook.keys(), ...accounts.map(({ address }) => address)]
  const isUnread =
    (request !== undefined && signature === undefined) ||
    payeeFacts.isPending ||
    tokens.isPending ||
    (settlement === undefined && isAsking)
  return (
    <RequestView
      {...asked}
      token={token}
      chainName={chain.name}
      lines={lines}
      isReading={isUnread}
      worth={worth}
      due={due}
      paidIn={settlement?.transfers.at(-1)?.blockNumber}
      lookAlikes={lookAlikes(
        payee,
        known.map((address) => ({ address, isNamed: true })),
      )}
      accounts={accounts}
      isUntold={isUntold}
      onPay={(account) => pay(account, due)}
      wallet={
        token && (
          <PayFromWallet
            {...{ payee, chainId, tokenAddress, due, token }}
            requestHash={request && paymentRequestHash(request)}
          />
        )
      }
    />
  )
}

/** What a node says that does not answer. */
const silentIf = (isSilent: boolean): 'silent' | undefined => (isSilent ? 'silent' : undefined)

/** Whether who asks has signed; undefined while it is being checked, or for a payment link. */
const useSignature = (request: SignedPaymentRequest | undefined) =>
  useOnChain(
    [
      'request-signature',
      request?.chainId,
      request && paymentRequestHash(request),
      request?.signature,
    ],
    request && ((client) => verifyRequest(client, request)),
  ).data

/** Leads to the review of the payment; where the amount is the payer's to say, to the form. */
function usePay({ payee, tokenAddress, memo, request }: Asked) {
  const [, navigate] = useLocation()
  return (account: AccountId, amount: bigint | undefined) => {
    const path = `/a/${formatAccountId(account, chains)}`
    if (amount === undefined) {
      offerPayment(account, { ...emptyDraft, recipient: payee, token: tokenAddress ?? '' })
      navigate(`${path}/pay`)
      return
    }
    const call = toCall(payee, amount, { token: tokenAddress ?? undefined })
    const note = request === undefined || memo === '' ? undefined : memo
    const id = keepReviewDraft(account, { calls: [call], kind: 'payment', note })
    navigate(reviewPath({ path }, id))
  }
}

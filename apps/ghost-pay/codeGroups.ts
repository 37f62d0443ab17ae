import type { Rolldown } from 'vite'

/** The path of a module as a group names it, without the ending of a script: `src/gateway/place` or `viem/_esm/errors/abi`. */
type Names = readonly string[]

/** A module and all that it needs, in one file with the others of its group. */
type Group = { name: string; needs: Names }

const within = (folder: string, names: string): Names =>
  names
    .trim()
    .split(/\s+/)
    .map((name) => `${folder}/${name}`)

/**
 * What is used together, from what most pages need to what few do. A group takes the modules that it names with everything
 * these need, and a later group takes what is left: so a file never needs one that comes after it. A screen itself is in no
 * group, and keeps a file of its own name.
 */
const groups: readonly Group[] = [
  {
    // The lower half of the first page, and a part of every other page.
    name: 'page',
    needs: [
      ...within('src/offline', 'startOffline broughtBack'),
      ...within(
        'src/components',
        'icons AccountAvatar AddressName CopyButton Field FileHash Form Row TextField TextInput useNow',
      ),
      ...within('src/account', 'accountId isOfThisVisit'),
      'src/chain/useServedChains',
      'src/gateway/place',
      'src/kept/useKeptAccounts',
      ...within('src/page', 'load useBuildHash'),
      'src/transactions/verifyPageFile',
      'src/wallet/CheckError',
      'src/format/timeAgo',
    ],
  },
  {
    // What a page is made of that says something about an account or a failure.
    name: 'parts',
    needs: [
      ...within(
        'src/components',
        'AddressBlock Amount Check Columns Empty Facts HexDigest Mark Notice SignerSection Some lookAlikeCopy useUnfold',
      ),
      'src/chain/nodeCopy',
      'src/failures/describeFailure',
      'src/transactions/cosignPath',
      'safe-account/src/execution/executeFlow',
      ...within('src/format', 'amountText dayAndTime fiat groupedNumber listOf roundedFee'),
      'src/screens/NotFoundScreen',
      'src/text/Spoken',
      'chains/src/explorer/getExplorerUrl',
      'connect-kit/src/exports',
      'payments/src/errors',
      'safe-account/src/errors',
      ...within(
        'safe-protocol/src',
        'accountStorage errors hex linkedList metaTransaction plainText safeTransaction safeVersion selectors transactionId uint',
      ),
      ...within(
        'react-query/build/modern',
        'mutationOptions queryOptions useMutation useQueries useQuery',
      ),
      ...within('viem/_esm', 'constants/address utils/hash/isHash utils/unit/formatUnits'),
      'viem/_esm/utils/unit/parseUnits',
    ],
  },
  {
    // Small things that screens without the checks of a signature need too.
    name: 'leaves',
    needs: [
      'src/kept/useKept',
      ...within('src/wallet', 'checkCopy connectedElsewhere'),
      ...within('safe-account/src/store', 'keyedList sentExecutions'),
      'safe-account/src/execution/inOneTab',
      ...within(
        'payments/src',
        'isRecord payroll/isNobodys people/namesakeOf people/strangeLetters',
      ),
      ...within('viem/_esm', 'actions/public/getChainId actions/public/getCode errors/account'),
    ],
  },
  {
    name: 'gateway',
    needs: [
      ...within('src', 'gateway WithGateway'),
      ...within(
        'src/components',
        'FiatAmount GatewayFailure Seal SignatureDots Source SourceAge Unread sealLines',
      ),
      'src/account/safeOf',
      'src/gateway/isNotFound',
      'src/gateway/followed',
      ...within('src/money', 'balancesQuery currency doubtCopy'),
      'src/people/nameQuery',
      ...within('src/account', 'useAccountFacts useTokensOnChain'),
      'src/chain/useOnChain',
      ...within('safe-account/src/queue', 'placeInLine queueCounts turnOf viewerRole'),
      ...within(
        'safe-account/src',
        'checks/accountSafety checks/cleanSymbol checks/countedSignatures checks/disagreements checks/holdingDifference checks/knownInfo checks/listingOf checks/tokenAt checks/tokenTrust money/worthOf',
      ),
      'payments/src/people/lookAlikesIn',
      'src/screens/account/pollInterval',
      ...within(
        'gateway-client/src/react',
        'changedParts followSafe queries/getSafeInfo queries/getTransactionQueue useGateway',
      ),
      ...within('gateway-client/src/lists', 'groupByDay iterate'),
      'react-query/build/modern/useInfiniteQuery',
    ],
  },
  {
    // What a contract's data is written with.
    name: 'abi',
    needs: within(
      'viem/_esm',
      'constants/abis errors/abi utils/abi/decodeFunctionData utils/abi/encodeAbiParameters utils/encoding/fromBytes utils/data/slice',
    ),
  },
  {
    // What a transaction does by its bytes.
    name: 'bytes',
    needs: [
      ...within(
        'safe-protocol/src',
        'accountTransactions describeTransaction safeMessageHash safeTxHash',
      ),
      ...within('safe-account/src', 'chain/receiptOutcome signing/signableFromDetails'),
      ...within('safe-account/src/rehearsal', 'arrival isUpdateAsSaid'),
      ...within(
        'safe-account/src',
        'history/alikePayments history/batchPayments history/isSentByAccount queue/hashOfId review/transactionParts',
      ),
      ...within('safe-account/src/history', 'approvalsOf isUnsaid paidTotals tookItsPlace'),
      ...within('gateway-client/src/endpoints', 'getTransaction getTransactionHistory'),
    ],
  },
  {
    // To ask a contract.
    name: 'call',
    needs: [
      'src/chain/chainClient',
      'payments/src/topics',
      'safe-account/src/chain/isTransportError',
      'viem/_esm/actions/public/readContract',
      'core/dist/esm/utils/getAction',
      'abitype/dist/esm/human-readable/formatAbiItem',
    ],
  },
  {
    // To ask the connected wallet for anything.
    name: 'wallet',
    needs: ['src/wallet/useAskedState', 'src/wallet/walletAccess'],
  },
  {
    // What every account asks its chain.
    name: 'facts',
    needs: ['safe-account/src/index', 'safe-protocol/src/contracts/officialContracts'],
  },
  {
    // What tries out what is to be signed.
    name: 'rehearsal',
    needs: ['safe-account/src/rehearsal/index'],
  },
  {
    // Which version of its contracts an account can move to.
    name: 'versions',
    needs: ['safe-protocol/src/versionUpdate'],
  },
  {
    name: 'drafts',
    needs: [
      ...within('src/kept', 'reviewDrafts useDraft'),
      ...within('src/people', 'nameDoubt usePayees'),
      ...within('src/components', 'LookAlikeNotice NameMarks'),
      ...within('src/screens/account/pay', 'assetsOf useKnownAddresses'),
      'safe-account/src/recipients/lookAlikes',
      ...within('safe-account/src/store', 'drafts proposalOrigin reviewDraft'),
      'safe-protocol/src/tokenCalls',
    ],
  },
  {
    // Whom an account has paid.
    name: 'paid',
    needs: ['safe-account/src/history/index'],
  },
  {
    // What the overview, the inbox and the history list.
    name: 'lists',
    needs: [
      ...within('src/components', 'Contradictions TransactionIcon contradictionCopy'),
      'src/account/knownAddresses',
      ...within('src/transactions', 'transactionPath transactionWords'),
      ...within('src/transactions', 'useExecutionChecks useQueuedChecks'),
      'safe-account/src/view/viewTransaction',
      ...within('gateway-client/src/react/queries', 'getTransaction getTransactionHistory'),
    ],
  },
  {
    // What is signed, as a hash.
    name: 'hashes',
    needs: [
      ...within('safe-protocol/src', 'digests signature'),
      'src/kept/keptSignatures',
      'viem/_esm/utils/signature/hashTypedData',
    ],
  },
  {
    // To hand in a signature.
    name: 'confirm',
    needs: ['gateway-client/src/endpoints/confirmTransaction'],
  },
  {
    // Styles of many screens: in a group of code they would bring all of it.
    name: 'reviewStyles',
    needs: ['src/screens/account/review/ReviewView.css'],
  },
  {
    // What a review says.
    name: 'reviewWords',
    needs: ['src/screens/account/review/reviewCopy'],
  },
  {
    // What is shown of checks and hashes, and how something is signed: also a message.
    name: 'proofs',
    needs: [
      ...within('src/components', 'FailureNotice NodeFailure Warnings'),
      ...within('src/wallet', 'useConnectedElsewhere useSigning underWay'),
      ...within('safe-account/src', 'signing/signFlow store/sentApprovals'),
      ...within('src/screens/account/review', 'DeviceHashes ProofStrip'),
    ],
  },
  {
    // What a transaction does, in words.
    name: 'describe',
    needs: [
      'payments/src/memo/memo',
      ...within('src/transactions', 'hasFalseWord memoWord noteOfRow'),
      ...within('src', 'components/FoldedPayees components/PayeeRow'),
      ...within('src/screens/account', 'cancel/cancelSaid cancel/cancelCopy'),
      ...within(
        'safe-account/src',
        'queue/lineDrafts view/proposalAction view/viewSignable review/isSameCalls',
      ),
      'safe-account/src/review/index',
    ],
  },
  {
    // What is told by a link or a file.
    name: 'links',
    needs: within('payments/src', 'base64url bytes checksum compress'),
  },
  {
    // What was taken in, and is kept here.
    name: 'kept',
    needs: [
      'src/kept/useKeptProposals',
      ...within('safe-account/src/store', 'keptProposals openProposals takenHere'),
      'payments/src/cosign/proposal',
      'safe-account/src/checks/checkReceiptFile',
    ],
  },
  {
    name: 'policy',
    needs: [
      ...within('payments/src/policy', 'decidePayments draftPayments policyFacts'),
      'src/money/tokenUnit',
      ...within('src/screens/account/review', 'policyCopy policySaid useSpendPolicy'),
    ],
  },
  {
    // Why a payment is looked at by itself.
    name: 'looks',
    needs: [
      'src/people/keptRegistryNames',
      'src/transactions/useRehearsal',
      'src/screens/account/inplace/placeWord',
      ...within('src/screens/account/review', 'rehearsalWord reviewChecks'),
    ],
  },
  {
    // What is checked before somebody signs.
    name: 'checks',
    needs: [
      'src/components/SignAction',
      ...within('src/wallet', 'sent useSign'),
      ...within('src/screens/account/review', 'signLabel useReviewFacts'),
      ...within('src/screens/account/transaction', 'useOwnTransaction useProposalReview'),
      ...within('gateway-client/src/react', 'optimistic/patch settleQueue'),
      'safe-protocol/src/abis/safeAbi',
      'safe-account/src/execution/signaturesFor',
    ],
  },
  {
    // What a wallet sends.
    name: 'send',
    needs: ['safe-account/src/execution/index'],
  },
  {
    // What a draft and a transaction show on their pages.
    name: 'review',
    needs: [
      'src/components/ShareForSigning',
      'src/transactions/describeTurn',
      ...within('src/screens/account/review', 'PolicyNotice ReviewView SignBar reviewTurn'),
    ],
  },
  {
    // To sign and to execute where a transaction is listed.
    name: 'inplace',
    needs: [
      ...within('src/screens/account/inplace', 'WithDetails useSignInPlace'),
      'src/screens/account/transaction/useTransactionActions',
      'src/wallet/useExecute',
      'gateway-client/src/react/mutations/confirmTransaction',
    ],
  },
  {
    name: 'recipient',
    needs: [
      ...within('src/people', 'namedAddress readRecipientOf recipientCopy useNameLookUp'),
      ...within('src/screens/account/pay', 'RecipientField payCopy payment useRecipient'),
    ],
  },
  {
    // A payroll as it was left, without what its pages say.
    name: 'payrollDraft',
    needs: ['src/screens/account/pay/payroll/usePayrollDraft'],
  },
  {
    name: 'payroll',
    needs: [
      'src/screens/account/pay/payroll/payrollCopy',
      'src/screens/account/pay/templates/KeepTemplate',
    ],
  },
  {
    name: 'plan',
    needs: [
      ...within('safe-protocol/src', 'accountAddress contracts/derived/creationTable'),
      'src/kept/useAccountPlans',
      'src/screens/accounts/new/newAccountCopy',
    ],
  },
  {
    // Where a file is taken in.
    name: 'file',
    needs: ['src/components/FileField', 'src/page/readTextFile'],
  },
  {
    name: 'cosign',
    needs: [
      ...within('src/screens/account/cosign', 'TakeIn cosignCopy'),
      'src/wallet/startProposal',
      ...within('payments/src/cosign', 'encodeProposal errors'),
    ],
  },
]

/** All modules that a group names. */
export const groupedModules: Names = groups.flatMap(({ needs }) => needs)

const isOneOf = (names: Names): ((id: string) => boolean) => {
  const known = new Set(names)
  return (id) => {
    const parts = id.replace(/\.[jt]sx?$/, '').split('/')
    return parts.some((_, first) => known.has(parts.slice(first).join('/')))
  }
}

/** The files that the app is built into, beside one for each screen: what the first page needs is one, then these groups. */
export const codeGroups: NonNullable<Rolldown.CodeSplittingOptions['groups']> = [
  { name: 'start', tags: ['$initial'], priority: groups.length + 1 },
  ...groups.map(({ name, needs }, place) => ({
    name,
    test: isOneOf(needs),
    priority: groups.length - place,
  })),
]

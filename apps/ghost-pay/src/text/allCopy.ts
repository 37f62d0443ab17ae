import type { Sentence } from '@ghost-pay/connect-kit'

import type { addressBlockCopy } from '../components/addressBlockCopy.ts'
import type { batchPartsCopy } from '../components/batchPartsCopy.ts'
import type { claimedCallCopy } from '../components/claimedCallCopy.ts'
import type { copyButtonCopy } from '../components/copyButtonCopy.ts'
import type { digestsCopy } from '../components/digestsCopy.ts'
import type { executeActionCopy } from '../components/executeActionCopy.ts'
import type { failedCopy } from '../components/failedCopy.ts'
import type { figureCopy } from '../components/figureCopy.ts'
import type { gatewayHereCopy } from '../components/gatewayHereCopy.ts'
import type { lookAlikeCopy } from '../components/lookAlikeCopy.ts'
import type { nameAddressCopy } from '../components/nameAddressCopy.ts'
import type { noTransactionCopy } from '../components/noTransactionCopy.ts'
import type { secondDeviceCopy } from '../components/secondDeviceCopy.ts'
import type { signActionCopy } from '../components/signActionCopy.ts'
import type { signaturesCopy } from '../components/signaturesCopy.ts'
import type { skeletonCopy } from '../components/skeletonCopy.ts'
import type { sourceCopy } from '../components/sourceCopy.ts'
import type { speedUpCopy } from '../components/speedUpCopy.ts'
import type { suggestionCopy } from '../components/suggestionCopy.ts'
import type { unreadCopy } from '../components/unreadCopy.ts'
import type { warningsCopy } from '../components/warningsCopy.ts'
import type { contradictionCopy } from '../data/contradictionCopy.ts'
import type { deploymentCopy } from '../data/deploymentCopy.ts'
import type { descriptionCopy } from '../data/descriptionCopy.ts'
import type { doubtCopy } from '../data/doubtCopy.ts'
import type { failureCopy } from '../data/failureCopy.ts'
import type { fasterCopy } from '../data/fasterCopy.ts'
import type { gatewayCopy } from '../data/gatewayCopy.ts'
import type { holdingCopy } from '../data/holdingCopy.ts'
import type { loadCopy } from '../data/loadCopy.ts'
import type { memoCopy } from '../data/memoCopy.ts'
import type { messageCheckCopy } from '../data/messages/messageCheckCopy.ts'
import type { movedPlaceCopy } from '../data/movedPlaceCopy.ts'
import type { nodeCopy } from '../data/nodeCopy.ts'
import type { pageGatewayCopy } from '../data/pageGatewayCopy.ts'
import type { recipientCopy } from '../data/recipientCopy.ts'
import type { rehearsalCopy } from '../data/rehearsalCopy.ts'
import type { requestCheckCopy } from '../data/requests/requestCheckCopy.ts'
import type { safetyCopy } from '../data/safetyCopy.ts'
import type { sendCopy } from '../data/sendCopy.ts'
import type { startProposalCopy } from '../data/startProposalCopy.ts'
import type { statusCopy } from '../data/statusCopy.ts'
import type { symbolCopy } from '../data/symbolCopy.ts'
import type { textFileCopy } from '../data/textFileCopy.ts'
import type { tokenLieCopy } from '../data/tokenLieCopy.ts'
import type { transactionCopy } from '../data/transactionCopy.ts'
import type { truthCopy } from '../data/truthCopy.ts'
import type { turnCopy } from '../data/turnCopy.ts'
import type { verifyCopy } from '../data/verifyCopy.ts'
import type { offlineCopy } from '../offline/offlineCopy.ts'
import type { pageCopy } from '../pageCopy.ts'
import type { activityCopy } from '../screens/account/activity/activityCopy.ts'
import type { entryCopy } from '../screens/account/activity/entryCopy.ts'
import type { assetsCopy } from '../screens/account/assets/assetsCopy.ts'
import type { cancelCopy } from '../screens/account/cancel/cancelCopy.ts'
import type { cosignCopy } from '../screens/account/cosign/cosignCopy.ts'
import type { finderCopy } from '../screens/account/finder/finderCopy.ts'
import type { frameCopy } from '../screens/account/frameCopy.ts'
import type { hereCopy } from '../screens/account/here/hereCopy.ts'
import type { messageCopy } from '../screens/account/messages/messageCopy.ts'
import type { messagesCopy } from '../screens/account/messages/messagesCopy.ts'
import type { moreCopy } from '../screens/account/moreCopy.ts'
import type { noAccountCopy } from '../screens/account/noAccountCopy.ts'
import type { homeCopy } from '../screens/account/overview/homeCopy.ts'
import type { tokensCopy } from '../screens/account/overview/tokensCopy.ts'
import type { alikeCopy } from '../screens/account/pay/alikeCopy.ts'
import type { amountCopy } from '../screens/account/pay/amountCopy.ts'
import type { payCopy } from '../screens/account/pay/payCopy.ts'
import type { batchSizeCopy } from '../screens/account/pay/payroll/batchSizeCopy.ts'
import type { payrollCopy } from '../screens/account/pay/payroll/payrollCopy.ts'
import type { payrollEndCopy } from '../screens/account/pay/payroll/payrollEndCopy.ts'
import type { payrollTitleCopy } from '../screens/account/pay/payroll/payrollTitleCopy.ts'
import type { recipientFieldCopy } from '../screens/account/pay/recipientFieldCopy.ts'
import type { templatesCopy } from '../screens/account/pay/templates/templatesCopy.ts'
import type { importChangesCopy } from '../screens/account/people/importChangesCopy.ts'
import type { peopleCopy } from '../screens/account/people/peopleCopy.ts'
import type { policyPageCopy } from '../screens/account/policy/policyPageCopy.ts'
import type { inboxCopy } from '../screens/account/queue/inboxCopy.ts'
import type { receiveCopy, requestsCopy } from '../screens/account/requests/requestsCopy.ts'
import type { claimedFeeCopy } from '../screens/account/review/claimedFeeCopy.ts'
import type { policyCopy } from '../screens/account/review/policyCopy.ts'
import type { reviewCopy } from '../screens/account/review/reviewCopy.ts'
import type { signersCopy } from '../screens/account/review/signersCopy.ts'
import type { settingsCopy } from '../screens/account/settings/settingsCopy.ts'
import type { spendingCopy } from '../screens/account/settings/spendingCopy.ts'
import type { actionsCopy } from '../screens/account/transaction/actionsCopy.ts'
import type { factsCopy } from '../screens/account/transaction/factsCopy.ts'
import type { failedPageCopy } from '../screens/account/transaction/failedPageCopy.ts'
import type { fateCopy } from '../screens/account/transaction/fateCopy.ts'
import type { missingCopy } from '../screens/account/transaction/missingCopy.ts'
import type { noticesCopy } from '../screens/account/transaction/noticesCopy.ts'
import type { receiptCopy } from '../screens/account/transaction/receiptCopy.ts'
import type { receivedCopy } from '../screens/account/transaction/receivedCopy.ts'
import type { transactionPageCopy } from '../screens/account/transaction/transactionPageCopy.ts'
import type { unknownCopy } from '../screens/account/transaction/unknownCopy.ts'
import type { accountsCopy } from '../screens/accounts/accountsCopy.ts'
import type { chainsCopy } from '../screens/accounts/chains/chainsCopy.ts'
import type { newAccountCopy } from '../screens/accounts/new/newAccountCopy.ts'
import type { openAccountCopy } from '../screens/accounts/open/openAccountCopy.ts'
import type { welcomeCopy } from '../screens/home/welcomeCopy.ts'
import type { welcomeMoreCopy } from '../screens/home/welcomeMoreCopy.ts'
import type { notFoundCopy } from '../screens/notFoundCopy.ts'
import type { receiptCheckCopy } from '../screens/receipt/receiptCheckCopy.ts'
import type { requestCopy } from '../screens/request/requestCopy.ts'

/** Every sentence of the app in English, by key: the sum of the files that stand beside the screens. */
export type AllCopy = typeof accountsCopy &
  typeof actionsCopy &
  typeof activityCopy &
  typeof addressBlockCopy &
  typeof amountCopy &
  typeof assetsCopy &
  typeof batchPartsCopy &
  typeof chainsCopy &
  typeof contradictionCopy &
  typeof claimedCallCopy &
  typeof claimedFeeCopy &
  typeof copyButtonCopy &
  typeof cosignCopy &
  typeof deploymentCopy &
  typeof descriptionCopy &
  typeof digestsCopy &
  typeof doubtCopy &
  typeof entryCopy &
  typeof executeActionCopy &
  typeof factsCopy &
  typeof failedCopy &
  typeof failureCopy &
  typeof fasterCopy &
  typeof fateCopy &
  typeof figureCopy &
  typeof finderCopy &
  typeof frameCopy &
  typeof gatewayCopy &
  typeof gatewayHereCopy &
  typeof hereCopy &
  typeof holdingCopy &
  typeof homeCopy &
  typeof inboxCopy &
  typeof loadCopy &
  typeof lookAlikeCopy &
  typeof memoCopy &
  typeof movedPlaceCopy &
  typeof messageCheckCopy &
  typeof messageCopy &
  typeof messagesCopy &
  typeof missingCopy &
  typeof nameAddressCopy &
  typeof newAccountCopy &
  typeof moreCopy &
  typeof noAccountCopy &
  typeof noTransactionCopy &
  typeof nodeCopy &
  typeof notFoundCopy &
  typeof noticesCopy &
  typeof offlineCopy &
  typeof openAccountCopy &
  typeof pageCopy &
  typeof pageGatewayCopy &
  typeof payCopy &
  typeof payrollCopy &
  typeof payrollEndCopy &
  typeof payrollTitleCopy &
  typeof batchSizeCopy &
  typeof alikeCopy &
  typeof peopleCopy &
  typeof importChangesCopy &
  typeof policyCopy &
  typeof policyPageCopy &
  typeof receiptCheckCopy &
  typeof receiptCopy &
  typeof failedPageCopy &
  typeof receivedCopy &
  typeof receiveCopy &
  typeof recipientCopy &
  typeof recipientFieldCopy &
  typeof suggestionCopy &
  typeof rehearsalCopy &
  typeof requestCheckCopy &
  typeof requestCopy &
  typeof requestsCopy &
  typeof reviewCopy &
  typeof safetyCopy &
  typeof secondDeviceCopy &
  typeof sendCopy &
  typeof settingsCopy &
  typeof signActionCopy &
  typeof signaturesCopy &
  typeof signersCopy &
  typeof skeletonCopy &
  typeof sourceCopy &
  typeof speedUpCopy &
  typeof spendingCopy &
  typeof startProposalCopy &
  typeof statusCopy &
  typeof templatesCopy &
  typeof textFileCopy &
  typeof tokenLieCopy &
  typeof tokensCopy &
  typeof symbolCopy &
  typeof cancelCopy &
  typeof transactionCopy &
  typeof transactionPageCopy &
  typeof truthCopy &
  typeof turnCopy &
  typeof unknownCopy &
  typeof unreadCopy &
  typeof verifyCopy &
  typeof warningsCopy &
  typeof welcomeCopy &
  typeof welcomeMoreCopy

/** The sentences of the app in another language: all of them, and no others. */
export type Translated = Readonly<Record<keyof AllCopy, Sentence>>

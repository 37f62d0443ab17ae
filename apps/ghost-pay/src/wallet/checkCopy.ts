/** What is said where a check around the question to a wallet does not hold. Those of `page` are of what only this app looks at. */
export const checkCopy = {
  'failedCheck.gatewayHash':
    'Safe’s service shows another transaction than the one it asks you to sign. Do not approve it anywhere.',
  'failedCheck.contractHash':
    'The account’s contract computes another code for this transaction. Do not approve it anywhere.',
  'failedCheck.blocked': 'This is not approved here. {reason}',
  'failedCheck.foreignCode':
    'The code at {address} on this network is not the official {contract}. Do not approve this anywhere.',
  'failedCheck.version':
    'The account has version {version} by now, not {said}. Nothing was signed. Load the page again.',
  'failedCheck.nonceUsed':
    'No. {nonce} in line is used on the blockchain already: the account is at no. {accountNonce}. This can never be sent. Nothing was signed.',
  'failedCheck.stranger':
    'The account’s contract does not know you as an owner. Nothing was signed.',
  'failedCheck.otherAccount':
    'Your wallet has another address selected than the one on the screen. Nothing was signed.',
  'failedCheck.otherChain':
    'Your wallet is on another network than this account. Nothing was signed.',
  'failedCheck.askedBefore':
    'Your wallet was asked on {time} to send this approval, and no answer came back here. Look there first. If you approve on the blockchain again, it counts once, but you may pay the fee twice.',
  'failedCheck.approvalLost':
    'The blockchain knows nothing of the approval that you sent: it was dropped. Approve again.',
  'failedCheck.approvalNotCounted':
    'The account’s contract does not count your approval. Nothing was approved; the fee may be spent.',
  'failedCheck.keptStranger':
    'You are not an owner of this account any more. The approval kept in this browser was deleted. Nothing was sent.',
  'failedCheck.keptOther':
    'The approval kept in this browser is not yours, or is for something else. It was deleted, and nothing was sent. Approve again.',
  'failedCheck.otherSignature':
    'Your wallet signed something else, or with another key. Nothing was sent.',
  'failedCheck.contractSigner':
    'Your address is a contract, and this app cannot use the signature of one. Nothing was sent.',
  'failedCheck.noHash':
    'Your wallet did not say what it sent. It may be on its way: look in your wallet before you try again.',
  'failedCheck.sentAgain': 'It was sent again already, or is on the blockchain. Nothing was sent.',
  'failedCheck.unknownHere':
    'The network no longer knows it, so there is nothing to send again. Nothing was sent.',
  'failedCheck.included': 'The blockchain has it by now. Nothing was sent.',
  'failedCheck.otherTransaction':
    'The network shows another transaction than the one that was sent here. Nothing was sent.',
  'failedCheck.askedElsewhere':
    'Your wallet has been asked already, here or in another tab. Answer there. If it shows nothing, reload this page.',
  'failedCheck.secondSent':
    'Your wallet sent it as a second transaction. It did not take the first one’s place; cancel it in your wallet.',
  'failedCheck.secondWaits':
    'The second transaction that your wallet sent still waits. Nothing was sent. Cancel it in your wallet first.',
  'failedCheck.unread.hash':
    'The blockchain did not answer, so the code could not be compared with the account’s contract. Try again.',
  'failedCheck.unread.code':
    'The blockchain did not answer, so the code that this runs inside the account could not be checked. Try again.',
  'failedCheck.unread.nonce':
    'The blockchain did not answer, so its number in line could not be checked. Try again.',
  'failedCheck.unread.owners':
    'The blockchain did not answer, so the owners could not be asked for. Try again.',
  'failedCheck.unread.kept':
    'The blockchain did not answer, so the approval kept in this browser could not be checked. Nothing was sent. Try again.',
  'failedCheck.unread.line': 'The blockchain did not answer. Nothing was sent. Try again.',
  'failedCheck.unread.trial':
    'The blockchain did not answer, so no trial run could be made. Try again.',
  'failedCheck.unread.waiting': 'The blockchain did not answer. Nothing was sent. Try again.',
  'failedCheck.unread.creation': 'The blockchain did not answer. Nothing was sent. Try again.',
  'failedCheck.turn.past':
    'No. {nonce} in line is used already: this, or another with it, was sent. Nothing was sent now.',
  'failedCheck.turn.one': 'No. {nonce} in line must go first. Nothing was sent.',
  'failedCheck.turn.several': 'No. {first} to {last} in line must go first. Nothing was sent.',
  'failedCheck.refused.words': 'The blockchain would refuse this: {reason}',
  'failedCheck.refused.code': 'The blockchain would refuse this ({code}).',
  'failedCheck.refused.GS010':
    'The blockchain would refuse this (GS010). The limit for its fee is too low. Raise the gas limit in your wallet.',
  'failedCheck.refused.GS013':
    'The blockchain would refuse this (GS013). It fails on the blockchain: the account may hold too little, or the contract says no.',
  'failedCheck.refused.GS020':
    'The blockchain would refuse this (GS020). A signature is missing or cut. Nothing was sent.',
  'failedCheck.refused.GS025':
    'The blockchain would refuse this (GS025). One owner has not approved this on the blockchain.',
  'failedCheck.refused.GS026':
    'The blockchain would refuse this (GS026). The account does not accept the signatures: its number may be used already, or an owner has changed.',
  'failedCheck.refused.GS030':
    'The blockchain would refuse this (GS030). Only owners can approve this.',
  'failedCheck.creation.contracts':
    'The contracts on this network are not the published ones. Nothing was sent: nobody knows who could move what this account holds.',
  'failedCheck.creation.factory':
    'The factory on this network would put the account at another address. Nothing was sent: money would go where nobody expects it.',
  'failedCheck.creation.trial': 'The blockchain refuses to create this account. Nothing was sent.',
  'failedCheck.creation.free': 'There is a contract at this address already. Nothing was sent.',
  'failedCheck.moved.used':
    'No. {nonce} in line was used up by another. This is now no. {free}: look it over before you approve.',
  'failedCheck.moved.taken':
    'No. {nonce} in line is taken by another that waits. This is now no. {free}: look it over before you approve.',
  'failedCheck.moved.gap':
    'No. {nonce} in line leaves a gap: nothing waits as no. {free}. This is now no. {free}: look it over before you approve.',
  'failedCheck.page.proposalsFull':
    'This browser keeps {most} payments for passing on at most. Delete one that you do not need.',
  'failedCheck.page.requestsFull':
    'This browser keeps {most} requests at most. Forget one that you do not need, then make this one.',
  'failedCheck.page.other':
    'Another address is connected than the one on the screen. Nothing was signed.',
  'failedCheck.page.tab':
    'In another tab somebody else is connected by now, or nobody. Connect again here. Nothing was signed.',
  'failedCheck.page.changed':
    'This page has changed since you pressed. Nothing was sent. Read it again.',
} as const

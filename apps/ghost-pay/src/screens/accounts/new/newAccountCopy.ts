import { textOf } from '../../../text/textOf.ts'

/** What the pages that create and open an account say. */
export const newAccountCopy = {
  'newAccount.title': 'New account',
  'newAccount.lead':
    'Several people hold it together. It pays when enough of them approve. Creating it costs one network fee. Later each payment costs one.',
  'newAccount.openInstead': 'Open an account that exists',
  'newAccount.name': 'Name',
  'newAccount.name.hint': 'Only this browser knows it.',
  'newAccount.chains': 'Where',
  'newAccount.chains.hint': 'On each of them it gets the same address.',
  'newAccount.chains.none': 'Choose at least one network.',
  'newAccount.chains.apart':
    'These networks have no version of the account contracts in common. Create the account on them one after the other.',
  'newAccount.owners': 'Owners',
  'newAccount.owners.hint':
    'Each of them can approve. Later the owners add or remove one together.',
  'newAccount.owner': 'Owner {count}',
  'newAccount.owner.placeholder': '0x… or a name',
  'newAccount.owner.add': 'Add another owner',
  'newAccount.owner.remove': 'Remove owner {count}',
  'newAccount.owner.addPerson': 'Add {name}',
  'newAccount.owner.addYou': 'Add yourself',
  'newAccount.owner.name.looking': 'Asking the blockchain whom {name} stands for.',
  'newAccount.owner.name.none': 'Nobody could say whom {name} stands for. Enter the address.',
  'newAccount.owner.name.found':
    'The blockchain says that {name} stands for this address today. The account keeps the address, not the name.',
  'newAccount.owner.name.use': 'Use this address',
  'newAccount.owner.duplicate': 'This owner is in the list already.',
  'newAccount.owner.reserved': 'Nobody holds this address, so nobody could approve with it.',
  'newAccount.owner.planned':
    'This account does not exist yet; perhaps it is the one you are making. It cannot approve.',
  'newAccount.owner.otherChain':
    'This address is written for {chain}, and the account is not made there.',
  'newAccount.owner.missing': {
    one: 'Add at least one more owner.',
    other: 'Add at least {count} more owners.',
  },
  'newAccount.owner.contract':
    'This is a contract. It can approve only where it exists, and only if it was made for that.',
  'newAccount.owner.you': 'You',
  'newAccount.threshold': 'How many must approve',
  'newAccount.threshold.option': '{count} of {owners}',
  'newAccount.advice.single':
    'Whoever has this one key has everything. If it is lost, so is the account.',
  'newAccount.advice.any':
    'Any one of them can move everything alone. The others only guard against a lost key.',
  'newAccount.advice.all': 'If one key is lost, nothing can ever move. Leave room for one.',
  'newAccount.advice.minority': {
    one: '{count} of them can move everything against the others.',
    other: '{count} of them together can move everything against the others.',
  },
  'newAccount.advice.good': {
    one: 'One key may be lost, and a thief needs more than one. That is a good rule.',
    other: '{count} keys may be lost before nothing moves any more.',
  },
  'newAccount.address.title': 'Its address',
  'newAccount.address.none': 'It depends on the owners and the rule. Fill in the owners first.',
  'newAccount.address.ghost': 'Not created yet',
  'newAccount.address.hint':
    'Worked out in this browser from the owners, the rule and the contracts. Another owner gives another address.',
  'newAccount.continue': 'Check and create',
  'newAccount.clear': 'Start over',

  'newAccount.plan.title': 'Create {name}',
  'newAccount.plan.unnamed': 'Create the account',
  'newAccount.plan.lead':
    'Nothing is on the blockchain yet. This browser keeps the address below. It can receive money already.',
  'newAccount.plan.gone': 'This browser has no plan for this address.',
  'newAccount.plan.goneText':
    'It may have been created already, or it was planned in another browser. Open it to see.',
  'newAccount.plan.open': 'Open this address',
  'newAccount.plan.remove': 'Remove from this browser',
  'newAccount.plan.removeText':
    'If money is at this address already, first write down its owners, the rule and its number: without them nobody can create the account.',
  'newAccount.plan.change': 'Change the owners or the rule',
  'newAccount.plan.rule': 'Rule',
  'newAccount.plan.ruleValue': '{threshold} of {owners} must approve',
  'newAccount.plan.contract': 'Contract',
  'newAccount.plan.contractValue': 'Safe {version}, announces every payment',
  'newAccount.plan.salt': 'Number',
  'newAccount.plan.saltHint': 'tells two accounts of the same owners apart',
  'newAccount.plan.you': '{name} (you)',
  'newAccount.plan.notOwner':
    'You are not among the owners. You can create it, and cannot approve its payments.',
  'newAccount.plan.connect': 'Connect a wallet to create it',
  'newAccount.plan.connectButton': 'Connect your wallet',
  'newAccount.plan.connectText': 'Anybody may create it. Whoever does pays the network fee.',
  'newAccount.check.address': 'Address worked out',
  'newAccount.check.contracts': 'The contracts are the published ones',
  'newAccount.check.contracts.failed': 'The contracts here are not the published ones',
  'newAccount.check.contracts.missing': 'The contracts are not on this network',
  'newAccount.check.factory': 'The factory agrees on the address',
  'newAccount.check.factory.failed': 'The factory would use another address',
  'newAccount.check.trial': 'Trial run: the blockchain creates it there',
  'newAccount.check.trial.failed': 'Trial run: the blockchain refuses it',
  'newAccount.check.free': 'The address is free',
  'newAccount.check.free.failed': 'There is a contract at this address already',
  'newAccount.check.silent': '{chain} did not answer.',

  'newAccount.fee': 'Network fee',
  'newAccount.fee.hint': 'as asked now, paid by your wallet',
  'newAccount.create': 'Create {name} on {chain}',
  'newAccount.create.unnamed': 'Create the account on {chain}',
  'newAccount.create.twice':
    'If you send it again, it is created once, but you may pay the fee twice.',
  'newAccount.create.wait': 'Every check must pass first.',
  'newAccount.create.checking': 'Asking the blockchain everything once more.',
  'newAccount.create.mining':
    'Sent. The blockchain has not taken it yet. You can close this page; it goes on when you come back.',
  'newAccount.ending.succeeded': 'Created. The blockchain has it.',
  'newAccount.ending.overtaken': 'Somebody else created it first. It is the same account.',
  'newAccount.ending.reverted': 'The blockchain turned back what you sent. It only cost the fee.',
  'newAccount.ending.unrelated':
    'What your wallet sent did not create this account. Look at it in your wallet.',
  'newAccount.ending.replaced':
    'Your wallet sent something else in its place. The account was not created.',
  'newAccount.ending.cancelled': 'You cancelled it in your wallet. The account was not created.',
  'newAccount.ending.displaced':
    'Something took its place, and the network does not say what. Look in your wallet first.',
  'newAccount.ending.lost':
    'The network no longer knows what you sent. It may have been dropped, or it may come back. Look in your wallet first.',
  'newAccount.openCreated': 'Open the account',
} as const

/** Says one of these sentences, by its key. */
export const text = textOf(newAccountCopy)

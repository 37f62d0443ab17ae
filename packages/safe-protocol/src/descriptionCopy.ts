/** A sentence, or one for each plural form that a count needs (`Intl.PluralRules`). A `{name}` stands for a value. */
export type DescriptionSentence = string | { readonly one: string; readonly other: string }

/**
 * The sentences of descriptions in English, by key. A translation has the same keys and the same `{name}`s. The small ones are parts
 * of others: `{amount}`, `{phrase}`.
 */
export const descriptionCopy = {
  'description.sentence': '{phrase}.',
  'description.alongside': '{phrase}. {amount} goes with it.',

  'description.currency': '{amount} of the network’s currency',
  'description.units': '{amount} units of the unknown token {token}',
  'description.collectible': 'collectible {id} of {symbol}',
  'description.anyAmount': 'any amount of {token}',

  'description.reject': 'Cancel whatever else has the same number in line; no money moves',
  'description.send': 'Send {amount} to {to}',
  'description.move': 'Move {amount} from {from} to {to}',
  'description.moveCollectible': 'Move collectible {id} of {token} from {from} to {to}',
  'description.moveCollectibles':
    'Move {amount} of collectible {id} of {token} from {from} to {to}',
  'description.approve': 'Let {spender} take {amount}',
  'description.approveNone': 'Let {spender} take no {token} any more',
  'description.approveMore': 'Let {spender} take {amount} more',
  'description.approveLess': 'Let {spender} take {amount} less',
  'description.permit': 'Let {spender} take {amount} of {owner}',
  'description.approveAll': 'Let {spender} take every token of {token}',
  'description.approveAllNone': 'Let {spender} take no tokens of {token} any more',
  'description.addOwner': {
    one: 'Add the owner {owner}, then {threshold} must approve',
    other: 'Add the owner {owner}, then {threshold} must approve',
  },
  'description.removeOwner': {
    one: 'Remove the owner {owner}, then {threshold} must approve',
    other: 'Remove the owner {owner}, then {threshold} must approve',
  },
  'description.swapOwner': 'Replace the owner {oldOwner} by {newOwner}',
  'description.changeThreshold': {
    one: 'From now on {threshold} owner must approve',
    other: 'From now on {threshold} owners must approve',
  },
  'description.enableModule': 'Enable the module {module}',
  'description.disableModule': 'Disable the module {module}',
  'description.setGuard': 'Set the guard {guard}',
  'description.removeGuard': 'Remove the guard',
  'description.setModuleGuard': 'Set the module guard {guard}',
  'description.removeModuleGuard': 'Remove the module guard',
  'description.setFallbackHandler': 'Set the fallback handler {handler}',
  'description.removeFallbackHandler': 'Remove the fallback handler',
  'description.changeImplementation': 'Let the account run on the code of {implementation}',
  'description.migrate': 'Let the account run on newer code, by {contract} {version}',
  'description.updateVersion': 'Update the account from version {from} to version {version}',
  'description.signMessage': 'Sign the message {message} on the blockchain',
  'description.approveHash': 'Approve {hash} as an owner of {account}',
  'description.execute': 'Execute for the account {account}: {sentence}',
  'description.createAccount': 'Create an account with {contract} {version}',
  'description.emptyBatch': '0 steps in one',
  'description.batch': {
    one: '{number} step in one: {parts}',
    other: '{number} steps in one: {parts}',
  },
  'description.batchPaid': {
    one: '{number} payments in one, to {payees} address: {sums}',
    other: '{number} payments in one, to {payees} addresses: {sums}',
  },
  'description.batchSum': '{sums} and {sum}',
  'description.batchPart': '{parts}; {part}',
  'description.batchMore': '{parts}; and {number} more',
  'description.delegateCall': 'Run the code of {to} inside the account (delegatecall)',
  'description.call': 'Call {to}',
  'description.callFunction': 'Call the function {selector} of {to}',
  'description.unreadable': 'Call {to} with data that cannot be read',

  'description.signText': 'Sign the text “{text}”.',
  'description.signBytes': 'Sign bytes that are no text.',
  'description.signAsOwner': 'Sign as an owner of {account}: {sentence}',
  'description.signTypedData': 'Sign typed data “{type}”.',
  'description.signTypedDataFor': 'Sign typed data “{type}” for {contract}.',

  'warning.transferFrom': 'What is moved belongs to {owner}.',
  'warning.unknownToken':
    '{token} is not a known token. What looks like a transfer may do anything.',
  'warning.bytesBehind':
    'More stands behind what is sent than a transfer needs. {token} may do something with it.',
  'warning.value': '{amount} goes to {token} with it. No token needs that.',
  'warning.permit': '{spender} may take tokens of {owner}.',
  'warning.approvalForAll': '{operator} may take every token of {token}.',
  'warning.unlimitedApproval': '{spender} may take any amount, now and later.',
  'warning.unknownSpender': '{spender} is not among the known spenders.',
  'warning.ownerAdded': '{owner} becomes an owner.',
  'warning.ownerRemoved': '{owner} is no longer an owner.',
  'warning.ownerSwapped': '{newOwner} takes the place of {oldOwner}.',
  'warning.threshold': {
    one: '{threshold} owner must approve from then on.',
    other: '{threshold} owners must approve from then on.',
  },
  'warning.moduleEnabled': '{module} may move everything without any owner’s approval.',
  'warning.moduleDisabled': '{module} can no longer act for the account.',
  'warning.guardSet': '{guard} can refuse every transaction from then on.',
  'warning.guardRemoved': 'The guard that checks transactions is removed.',
  'warning.handlerSet': '{handler} answers in the account’s name from then on.',
  'warning.handlerRemoved':
    'The account answers no signature checks and no token callbacks from then on.',
  'warning.delegateCall': '{to} would run with the funds and settings of this account.',
  'warning.nestedBatch': 'A batch stands within a batch, by another delegatecall.',
  'warning.signMessage':
    'A message is signed on the blockchain, by code that runs inside this account.',
  'warning.migration': 'A migration runs inside this account.',
  'warning.migrated': 'The code this account runs on changes.',
  'warning.handlerMigrated': 'The fallback handler changes.',
  'warning.implementation': 'The account would run on the code of {implementation}.',
  'warning.refund':
    'The account pays a refund to {receiver}: {amount}, and {perUnit} more for each unit of gas.',
  'warning.refundSender':
    'The account pays a refund to whoever sends it: {amount}, and {perUnit} more for each unit of gas.',
  'warning.upTo': 'up to {amount}',
  'warning.selfCall': 'The account calls a function of its own that is not known.',
  'warning.unreadable': 'The call of {to} cannot be read.',
  'warning.approveHash': 'What {account} would do is not shown here: a hash cannot be read.',
  'warning.unreadablePermission': 'It has the form of a permission, and cannot be read.',
} as const satisfies Readonly<Record<string, DescriptionSentence>>

type Copy = typeof descriptionCopy

type HolesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | HolesIn<Rest>
  : never

/** `count` is the number that chooses the plural form. */
type Needed<Sentence> = Sentence extends string
  ? HolesIn<Sentence>
  : HolesIn<Sentence[keyof Sentence]> | 'count'

type ValuesOf<Sentence> = {
  readonly [Name in Needed<Sentence>]: Name extends 'count' ? number : string
}

/** The key of a sentence, with what its `{name}`s stand for. */
export type DescriptionSaid = {
  [Key in keyof Copy]: [Needed<Copy[Key]>] extends [never]
    ? [key: Key]
    : [key: Key, values: ValuesOf<Copy[Key]>]
}[keyof Copy]

/** Says a sentence of `descriptionCopy`, in English or in another language. */
export type SayDescription = (...said: DescriptionSaid) => string

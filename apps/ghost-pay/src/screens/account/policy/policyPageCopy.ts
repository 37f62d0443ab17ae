import { textOf } from '../../../text/textOf.ts'

/** The sentences of the page of an account's policy. */
export const policyPageCopy = {
  'policyPage.title': 'Policy',
  'policyPage.lead': 'What the owners have agreed may leave this account.',
  'policyPage.reading': 'Looking for the policy that the owners have signed.',
  'policyPage.empty': 'No policy yet',
  'policyPage.emptyText':
    'The owners can agree on whom this account may pay, and how much. Every payment is checked against it before anybody approves.',
  'policyPage.write': 'Write a policy',
  'policyPage.rewrite': 'Write a new policy',
  'policyPage.signed': {
    one: 'Signed by {count} owner, {day}',
    other: 'Signed by {count} owners, {day}',
  },
  'policyPage.message': 'As signed',
  'policyPage.later': 'Its date is in the future. Ask who wrote it.',

  'policyPage.people': 'The people',
  'policyPage.nobody': 'Nobody is named.',
  'policyPage.unnamed': 'No name in this browser',
  'policyPage.rules': 'The rules',
  'policyPage.onlyPeople': 'Only the people named here may be paid.',
  'policyPage.anybody': 'Anybody may be paid.',
  'policyPage.toAnyone':
    'Somebody who is not named here gets at most {limit} {token} in one payment.',
  'policyPage.toEach': 'One payment gives somebody at most {limit} {token}.',
  'policyPage.perDay': 'At most {limit} {token} leaves in 24 hours.',
  'policyPage.perMonth': 'At most {limit} {token} leaves in 30 days.',
  'policyPage.unlimited': '{token} has no limit.',
  'policyPage.onlyTokens': 'No other token may be paid.',

  'policyPage.form': 'A new policy',
  'policyPage.takesPlace':
    'It takes the place of the one that holds today, once enough owners have signed it.',
  'policyPage.fromLapsed':
    'It begins with the policy that does not hold any more. That holds again once enough owners have signed it anew.',
  'policyPage.changed': 'The owners have signed another policy since you began',
  'policyPage.changedWhy':
    'What you write would take the place of that one, and what is new in it would be gone.',
  'policyPage.changedAnew': 'Begin with the one that holds now',
  'policyPage.changedKeep': 'Go on with what I wrote',
  'policyPage.unasked':
    'Whether the policy is still the one you began with could not be found out. Try again.',
  'policyPage.choose': 'Whom do the owners know?',
  'policyPage.morePeople': { one: 'Show {count} more person', other: 'Show {count} more people' },
  'policyPage.noPeople': 'Nobody has a name in this browser yet. Name people first.',
  'policyPage.toPeople': 'People',
  'policyPage.restrictPeople': 'Nobody else may be paid',
  'policyPage.limitOf': 'How much {token} may leave?',
  'policyPage.limitHint': 'An empty field is no limit.',
  'policyPage.fieldAnyone': 'To somebody else, at once',
  'policyPage.fieldEach': 'To somebody, at once',
  'policyPage.fieldDay': 'In 24 hours',
  'policyPage.fieldMonth': 'In 30 days',
  'policyPage.labelOf': '{field}, {token}',
  'policyPage.addToken': 'Add a token',
  'policyPage.chooseToken': 'Choose a token',
  'policyPage.dropToken': 'No rule for {token}',
  'policyPage.restrictTokens': 'Nothing else may be paid',
  'policyPage.next': 'Read it over and sign',
  'policyPage.cancel': 'Cancel',
  'policyPage.change': 'Change it',
  'policyPage.review': 'A policy for this account',

  'policyPage.problem.nothing': 'There is no rule in it yet.',
  'policyPage.problem.nobody': 'Choose at least one person, or nobody could be paid.',
  'policyPage.problem.tokens': 'Add at least one token, or nothing could be paid.',
  'policyPage.problem.people': 'A policy names {most} people at most. Take {count} out.',
  'policyPage.problem.manyTokens':
    'A policy has rules for {most} tokens at most. Take {count} out.',
  'policyPage.problem.late':
    'The policy that holds today names the last moment there is, so none can be later. Only other owners, or a change of how many must approve, end it.',
  'policyPage.problem.tooMuch':
    'No account can ever pay as much. Leave the field empty for no limit.',
  'policyPage.problem.month': 'That is less than a day may take.',

  'policyPage.how': 'What a policy does',
  'policyPage.how.agree':
    'The owners sign it, as many as must approve a payment. It moves nothing and costs nothing.',
  'policyPage.how.held':
    'From then on each payment is checked against it, in every owner’s own browser. A payment that breaks it says so before anybody approves.',
  'policyPage.how.limit':
    'The account’s contract does not know it: enough owners can still approve what breaks it, knowingly.',
} as const

/** Says one of these sentences, by its key. */
export const text = textOf(policyPageCopy)

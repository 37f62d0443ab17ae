import { textOf } from '../../../../text/textOf.ts'

/** The sentences about payments that come again. */
export const templatesCopy = {
  'templates.title': 'Templates',
  'templates.none': 'A payment that comes again can be kept in this browser.',
  'templates.lines': { one: '{count} line', other: '{count} lines' },
  'templates.nobody': 'To nobody yet',
  'templates.use': 'Use the template',
  'templates.more': 'Change the template {name}',
  'templates.rename': 'Give it another name',
  'templates.newName': 'New name',
  'templates.drop': 'Delete it',
  'templates.keep': 'Keep as a template',
  'templates.name': 'Name of the template',
  'templates.save': 'Keep it',
  'templates.cancel': 'Not now',
  'templates.kept': 'Kept as “{name}”.',
  'templates.problem.noName': 'Give it a name.',
  'templates.problem.taken': 'There is a template of this name already.',
  'templates.problem.full': 'This browser keeps 100 templates at most. Delete one first.',
  'templates.problem.tooLong': 'This is too long to be kept as a template.',
} as const

/** Says one of these sentences, by its key. */
export const text = textOf(templatesCopy)

#!/usr/bin/env node
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { diagnose, report } from './diagnose.ts'
import { loadTypescript } from './move/loadTypescript.ts'
import { moveProject } from './move/moveProject.ts'
import { readProject } from './readProject.ts'

const usage = `Usage: connect-kit doctor [folder]
       connect-kit move [folder] [--write]

doctor looks at an app that uses @ghost-pay/connect-kit and says what is wrong with it. Nothing is changed, run or fetched.
move says which files of an app that uses RainbowKit or ConnectKit it would rewrite for @ghost-pay/connect-kit, and what is left to
do by hand. With --write it rewrites them.
Ends with 0 when nothing is left to do, with 1 when something is, with 2 when it could not look.`

const given = process.argv.slice(2)
const write = given.includes('--write')
const [command, folder = process.cwd(), ...more] = given.filter((each) => each !== '--write')

function doctor() {
  const findings = diagnose(readProject(folder, fileURLToPath(new URL('../..', import.meta.url))))
  console.log(report(findings))
  if (findings.some(({ level }) => level === 'problem')) process.exitCode = 1
}

function move() {
  const ts = loadTypescript(folder)
  if (!ts) {
    console.error(
      'No TypeScript with a parser is installed here. Run: npm install --no-save typescript@5.9',
    )
    process.exitCode = 2
    return
  }
  const moved = moveProject(ts, folder)
  for (const { path, text } of write ? moved : []) writeFileSync(join(folder, path), text)
  const notes = moved.flatMap((file) => file.notes)
  console.log(
    [
      ...moved.map(({ path }) => `${write ? 'rewrote' : 'would rewrite'} ${path}`),
      ...notes.map((note) => `· ${note}`),
      moved.length === 0
        ? 'No file uses RainbowKit or ConnectKit.'
        : 'Then: npm install @ghost-pay/connect-kit, remove the other kit, and run connect-kit doctor.',
    ].join('\n'),
  )
  if (notes.length > 0) process.exitCode = 1
}

if (command === '--help' || command === '-h') {
  console.log(usage)
} else if (!['doctor', 'move'].includes(command ?? '') || more.length > 0) {
  console.error(usage)
  process.exitCode = 2
} else if (!existsSync(join(folder, 'package.json'))) {
  console.error(`There is no package.json in ${folder}. Run this where your app has its own.`)
  process.exitCode = 2
} else if (command === 'move') {
  move()
} else {
  doctor()
}

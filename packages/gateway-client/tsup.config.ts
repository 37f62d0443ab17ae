import { definePackage } from '../../tooling/tsup.ts'

export default definePackage({ modulePerFile: true })

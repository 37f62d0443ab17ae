import { settingsCopy } from './settingsCopy.ts'

type Part = Extract<keyof typeof settingsCopy, `settings.part.${string}`>

/**
 * What a part of a data file holds, in words.
 *
 * @param key of `localStorage`, such as `ghost-pay.people.v1`
 */
export const dataPart = (key: string): string => {
  const part = `settings.part.${/^ghost-pay\.([a-z-]+)\./.exec(key)?.[1] ?? 'other'}`
  return settingsCopy[isPart(part) ? part : 'settings.part.other']
}

const isPart = (part: string): part is Part => Object.hasOwn(settingsCopy, part)

/** Every language of the kit by its BCP 47 tag, and how its sentences are fetched. English is in the dialogs already. */
export const languages = {
  ar: () => import('./ar.ts').then(({ ar }) => ar),
  de: () => import('./de.ts').then(({ de }) => de),
  en: () => Promise.resolve({}),
  es: () => import('./es.ts').then(({ es }) => es),
  'es-419': () => import('./es-419.ts').then(({ es419 }) => es419),
  fa: () => import('./fa.ts').then(({ fa }) => fa),
  fr: () => import('./fr.ts').then(({ fr }) => fr),
  he: () => import('./he.ts').then(({ he }) => he),
  hi: () => import('./hi.ts').then(({ hi }) => hi),
  id: () => import('./id.ts').then(({ id }) => id),
  it: () => import('./it.ts').then(({ it }) => it),
  ja: () => import('./ja.ts').then(({ ja }) => ja),
  ko: () => import('./ko.ts').then(({ ko }) => ko),
  ms: () => import('./ms.ts').then(({ ms }) => ms),
  pl: () => import('./pl.ts').then(({ pl }) => pl),
  'pt-BR': () => import('./pt-BR.ts').then(({ ptBR }) => ptBR),
  ru: () => import('./ru.ts').then(({ ru }) => ru),
  th: () => import('./th.ts').then(({ th }) => th),
  tr: () => import('./tr.ts').then(({ tr }) => tr),
  uk: () => import('./uk.ts').then(({ uk }) => uk),
  vi: () => import('./vi.ts').then(({ vi }) => vi),
  'zh-CN': () => import('./zh-CN.ts').then(({ zhCN }) => zhCN),
  'zh-HK': () => import('./zh-HK.ts').then(({ zhHK }) => zhHK),
  'zh-TW': () => import('./zh-TW.ts').then(({ zhTW }) => zhTW),
} as const

/** The tag of a language that the kit speaks. */
export type LanguageTag = keyof typeof languages

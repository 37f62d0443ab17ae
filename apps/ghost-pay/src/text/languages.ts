/** The languages of the app, each by its own name, by BCP 47 tag. */
export const languages = { en: 'English', de: 'Deutsch', es: 'Español', zh: '中文' } as const

/** The tag of one of the languages. */
export type Language = keyof typeof languages

/** Whether a text is the tag of one of the languages. */
export const isLanguage = (tag: string): tag is Language => Object.hasOwn(languages, tag)

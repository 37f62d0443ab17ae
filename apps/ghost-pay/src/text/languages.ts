/** The languages of the app, each by its own name, by BCP 47 tag. */
export const languages = { en: 'English' } as const

export type Language = keyof typeof languages

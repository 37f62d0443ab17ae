export { languages, type LanguageTag } from './languages.ts'
export { type Language, loadLanguage } from './loadLanguage.ts'
export { useLanguage } from './useLanguage.ts'

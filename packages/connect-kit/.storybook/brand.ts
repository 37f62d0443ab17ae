import { create, type ThemeVars } from 'storybook/theming'

/** Two quarter discs: the shape that the kit's drawings are made of. */
const mark = (ink: string, ground: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="150" height="28" viewBox="0 0 150 28"><rect width="28" height="28" rx="8" fill="${ink}"/><path fill="${ground}" d="M14 6a8 8 0 0 1 8 8h-8zM6 14h8v8a8 8 0 0 1-8-8z"/><text x="38" y="19" font-family="system-ui, sans-serif" font-size="16" font-weight="600" fill="${ink}">connect-kit</text></svg>`,
  )}`

const shared = {
  brandTitle: 'connect-kit',
  brandUrl: './?path=/story/welcome--welcome',
  fontBase: "ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
  fontCode: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  appBorderRadius: 12,
  inputBorderRadius: 10,
}

/** How Storybook itself looks: the colours of the kit. */
export const brand: Readonly<Record<'light' | 'dark', ThemeVars>> = {
  light: create({
    ...shared,
    base: 'light',
    brandImage: mark('#14171c', '#ffffff'),
    colorPrimary: '#14171c',
    colorSecondary: '#0a7787',
    appBg: '#f6f7f8',
    appContentBg: '#ffffff',
    appBorderColor: '#e4e6ea',
    textColor: '#12151a',
    barSelectedColor: '#0a7787',
  }),
  dark: create({
    ...shared,
    base: 'dark',
    brandImage: mark('#f3f4f6', '#14171c'),
    colorPrimary: '#f3f4f6',
    colorSecondary: '#63dbe8',
    appBg: '#0e1013',
    appContentBg: '#15171b',
    appPreviewBg: '#101114',
    appBorderColor: '#2c3038',
    textColor: '#f3f4f6',
    barBg: '#15171b',
    barSelectedColor: '#63dbe8',
  }),
}

import js from '@eslint/js'
import { defineConfig, globalIgnores } from 'eslint/config'
import reactHooks from 'eslint-plugin-react-hooks'
import simpleImportSort from 'eslint-plugin-simple-import-sort'
import storybook from 'eslint-plugin-storybook'
import globals from 'globals'
import tseslint from 'typescript-eslint'

export default defineConfig(
  globalIgnores([
    '**/dist/',
    '**/storybook-static/',
    '**/coverage/',
    '**/.turbo/',
    '**/test-results/',
    '**/playwright-report/',
    'reports/',
  ]),
  js.configs.recommended,
  {
    // Node's own modules, then packages, then ours, then this package's files; styles last, where their order counts.
    ignores: ['packages/chains/src/derived/**'],
    plugins: { 'simple-import-sort': simpleImportSort },
    rules: {
      'simple-import-sort/imports': [
        'error',
        { groups: [['^node:'], ['^@?\\w', '^@ghost-pay/'], ['^\\.'], ['\\.css$']] },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      eqeqeq: ['error', 'always'],
      'no-console': 'error',
    },
  },
  { files: ['**/*.tsx', '**/use*.ts'], extends: [reactHooks.configs.flat.recommended] },
  storybook.configs['flat/recommended'],
  {
    files: ['tooling/**', '**/cli.ts', 'benchmarks/**'],
    rules: { 'no-console': 'off' },
  },
  {
    // The one place that tells a developer something, in development only.
    files: ['packages/connect-kit/src/platform/warnOnce.ts'],
    rules: { 'no-console': ['error', { allow: ['warn'] }] },
  },
  { files: ['**/*.{js,mjs}'], languageOptions: { globals: globals.node } },
)

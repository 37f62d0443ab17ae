import js from '@eslint/js'
import { defineConfig, globalIgnores } from 'eslint/config'
import reactHooks from 'eslint-plugin-react-hooks'
import simpleImportSort from 'eslint-plugin-simple-import-sort'
import storybook from 'eslint-plugin-storybook'
import globals from 'globals'
import tseslint from 'typescript-eslint'

import { restrictedImports } from './tooling/restrictedImports.ts'

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
    // The examples are as the kit's command leaves them.
    ignores: ['packages/chains/src/derived/**', 'packages/connect-kit/examples/**'],
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
    // The rules that read types are asked by oxlint (.oxlintrc.jsonc).
    extends: [tseslint.configs.strict],
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // `import { type A }` keeps the import of the module, and the whole of it comes into a file of the build.
      '@typescript-eslint/no-import-type-side-effects': 'error',
      // `void | Promise<void>` is the type of a callback that may be asynchronous.
      '@typescript-eslint/no-invalid-void-type': 'off',
      'max-lines-per-function': ['error', { max: 100, skipBlankLines: true, skipComments: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      eqeqeq: ['error', 'always'],
      'no-console': 'error',
    },
  },
  {
    // A test fails with a stack where something is not there.
    files: [
      '**/*.test.{ts,tsx}',
      '**/*.stories.tsx',
      '**/src/testing/**',
      '**/e2e/**',
      'benchmarks/**',
    ],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      'max-lines-per-function': 'off',
    },
  },
  { files: ['**/*.tsx', '**/use*.ts'], extends: [reactHooks.configs.flat.recommended] },
  storybook.configs['flat/recommended'],
  {
    files: ['tooling/**', '**/cli.ts', 'benchmarks/**'],
    rules: { 'no-console': 'off' },
  },
  {
    // The one place that warns a developer, in development only.
    files: ['packages/connect-kit/src/platform/warnOnce.ts'],
    rules: { 'no-console': ['error', { allow: ['warn'] }] },
  },
  ...restrictedImports(),
  {
    // A library of types that the pairing SDK brings declares Node's globals; the kit has none of them.
    files: ['packages/connect-kit/src/**/*.{ts,tsx}'],
    ignores: [
      '**/*.test.{ts,tsx}',
      '**/src/testing/**',
      '**/src/doctor/**',
      '**/platform/warnOnce.ts',
    ],
    rules: {
      'no-restricted-globals': [
        'error',
        'process',
        'Buffer',
        'global',
        'setImmediate',
        'clearImmediate',
        'require',
        '__dirname',
        '__filename',
      ],
    },
  },
  { files: ['**/*.{js,mjs}'], languageOptions: { globals: globals.node } },
)

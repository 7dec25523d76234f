import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'

export default ts.config(
  { ignores: ['node_modules', '.node', 'src/api/schema.d.ts'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    rules: {
      // the compiler knows all names
      'no-undef': 'off',
      // drawings are made as text; whatever is said by people goes through texts
      'svelte/no-at-html-tags': 'off',
      // addresses are plain here: there is no router's resolve()
      'svelte/no-navigation-without-resolve': 'off',
      // a Map or Set that is made anew with every derived value needs no reactive one
      'svelte/prefer-svelte-reactivity': 'off',
      '@typescript-eslint/no-unused-expressions': ['error', { allowShortCircuit: true, allowTernary: true }],
      '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_', argsIgnorePattern: '^_' }],
      // svelte-check knows which of them are needed
      'svelte/no-unused-svelte-ignore': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'prefer-const': 'off',
      'svelte/prefer-const': 'off',
      complexity: ['error', 25],
      'max-lines': ['error', 600],
    },
  },
  // what boards have in common is in boards/common
  { files: ['src/boards/*/Board.svelte'], rules: { 'max-lines': ['error', 350] } },
)

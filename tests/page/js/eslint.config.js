// Rules that the type checker does not cover. It also finds undefined names, better than no-undef.

import js from "@eslint/js";

import noLiteralTexts from "./no_literal_texts.js";

const PAGE = "**/src/page";

/** Modules with texts for people, where the others have none. */
const TEXTS = [`${PAGE}/languages.js`, `${PAGE}/languages/**/*.js`];

export default [
  { ignores: ["**/vendor/**"] },
  js.configs.recommended,
  {
    languageOptions: { ecmaVersion: 2023, sourceType: "module" },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "no-undef": "off",
      "no-unused-vars": ["error", { varsIgnorePattern: "^_", caughtErrors: "all" }],
      "no-irregular-whitespace": ["error", { skipTemplates: true }], // of French
      "no-var": "error",
      "prefer-const": "error",
      "prefer-template": "error",
      "object-shorthand": "error",
      "no-else-return": "error",
      "no-useless-return": "error",
      "no-shadow": "error",
      "array-callback-return": "error",
      "no-promise-executor-return": "error",
      "no-self-compare": "error",
      eqeqeq: "error",
      // Prettier breaks code, but not comments.
      "max-len": ["error", { code: 100, ignoreStrings: true, ignoreTemplateLiterals: true }],
      "func-style": ["error", "declaration", { allowArrowFunctions: true }],
    },
  },
  {
    files: [`${PAGE}/**/*.js`],
    ignores: TEXTS,
    plugins: { page: { rules: { "no-literal-texts": noLiteralTexts } } },
    rules: { "page/no-literal-texts": "error" },
  },
];

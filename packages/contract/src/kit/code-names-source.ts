import { errorCodes } from './error-codes/index.ts';

/** The source text of code-names.gen.ts. */
export const codeNamesSource = (): string => {
  const entries = Object.entries(errorCodes).map(([name, { code }]) => `  '${code}': '${name}',`);
  return `// Written by \`npm run contract:codes\` from the table of error codes.\nexport const codeNames = {\n${entries.join('\n')}\n} as const;\n`;
};

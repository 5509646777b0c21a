/** `{称呼}`: a name between braces. */
const VARIABLE = /\{([^{}\n]{1,20})\}/g;

/** The variables of a text, once each, in their order. */
export const variablesOf = (text: string): string[] => [
  ...new Set([...text.matchAll(VARIABLE)].map(([, name = '']) => name)),
];

/** Why the variables of a text cannot be filled; null when all of them can. */
export function variableProblem(
  text: string,
  { known, required = [] }: { known: readonly string[]; required?: readonly string[] },
): string | null {
  const used = variablesOf(text);
  const unknown = used.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    return `没有变量 ${unknown.map((name) => `{${name}}`).join('、')}${
      known.length > 0 ? `，可以用 ${known.map((name) => `{${name}}`).join('、')}` : '，这里不能用变量'
    }`;
  if (/[{}]/.test(text.replace(VARIABLE, ''))) return '大括号没有成对，变量写成 {名称}';
  const missing = required.filter((name) => !used.includes(name));
  return missing.length > 0 ? `缺少变量 ${missing.map((name) => `{${name}}`).join('、')}` : null;
}

/** Replaces every variable once: what a value holds is not read again. A variable without a value stays as it is. */
export const fillVariables = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(VARIABLE, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  );

import { fillVariables, variableProblem } from './variables.ts';

export const LONGEST_MESSAGE = { title: 60, text: 300 } as const;
interface Rules {
  /** Names with an example of each. */
  variables: Readonly<Record<string, string>>;
  required: readonly string[];
}

/** Why a text of an automatic message cannot be used; null when it can. */
export function automaticTextProblem(
  { variables, required }: Rules,
  { title, text }: { title: string; text: string },
): string | null {
  const known = Object.keys(variables);
  if (title.trim() === '') return '请写标题';
  if (text.trim() === '') return '请写正文';
  const problem =
    variableProblem(title, { known }) ??
    variableProblem(text, { known }) ??
    variableProblem(`${title}\n${text}`, { known, required });
  if (problem !== null) return problem;
  const { title: longestTitle, text: longestText } = LONGEST_MESSAGE;
  if (fillVariables(title, variables).length > longestTitle) return `标题太长，填好后至多 ${longestTitle} 字`;
  return fillVariables(text, variables).length > longestText
    ? `正文太长，填好后至多 ${longestText} 字`
    : null;
}

const SPACING =
  /^((scroll-)?(margin|padding)|inset)(-(block|inline))?(-(start|end|top|right|bottom|left))?$|^(grid-)?((row|column)-)?gap$|^(top|right|bottom|left)$/;
const DECLARATION = /(?<=[{};]\s*)([a-z-]+)\s*:([^{};]*)(?=[;}])/gi;

/** Spacing declarations with a raw length other than zero, or with a step that the scale does not have. */
export function findRawSpacing(file, css, steps) {
  return listDeclarations(css).flatMap(({ line, property, value }) => {
    if (!SPACING.test(property)) return [];
    const unknown = [...value.matchAll(/--s-[\w-]+/g)].find(([name]) => !steps.has(name));
    if (unknown) return [{ file, line, why: `${property}: the scale has no ${unknown[0]}` }];
    return hasRawLength(value) ? [{ file, line, why: `${property}: ${value}` }] : [];
  });
}

/** The steps of the spacing scale, as the tokens declare them. */
export const listSteps = (tokens) => new Set(tokens.match(/--s-[\w-]+(?=\s*:)/g));

function listDeclarations(css) {
  const text = css.replace(/\/\*.*?\*\/|"[^"\n]*"|'[^'\n]*'/gs, (skipped) => skipped.replace(/[^\n]/g, ' '));
  return [...text.matchAll(DECLARATION)].map(({ index, 1: property, 2: value }) => ({
    line: text.slice(0, index).split('\n').length,
    property: property.toLowerCase(),
    value: value.trim().replace(/\s+/g, ' '),
  }));
}

/** Zero lengths are allowed, because max() needs `0px`; digits in property names are not lengths. */
function hasRawLength(value) {
  const lengths = value.replace(/--[\w-]+/g, '').matchAll(/([\d.]+)(px|rem)\b/gi);
  return [...lengths].some(([, number]) => Number(number) !== 0);
}

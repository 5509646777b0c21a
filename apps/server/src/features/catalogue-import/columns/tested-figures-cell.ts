import { checkTestedFigures, cleanTestedFigures, type TestedFigure } from '@huarong/core/catalogue';
import { type Cell, parseFailure, parseSuccess } from './cell.ts';
import { BLOCK_SEPARATOR, parseJson, TITLE_SEPARATOR } from './story-cell.ts';

/** `数字：说法：依据‖数字：说法：依据`, or JSON when a text contains these separators. */
export const testedFigures: Cell<TestedFigure[]> = {
  description:
    '「数字：说法：依据」，多条用 ‖ 分隔，至多四条；也可写 JSON：[{"figure":"8h","claim":"持色","method":"30 位受试者使用后自评"}]',
  parse(cell) {
    const written = cell.startsWith('[') ? fromJson(cell) : fromText(cell);
    if (written === null) return parseFailure(`应为${testedFigures.description}`);
    const figures = cleanTestedFigures(written);
    const problem = checkTestedFigures(figures);
    return problem === null ? parseSuccess(figures) : parseFailure(problem);
  },
  format(stored) {
    // PostgreSQL reorders keys inside jsonb.
    const figures = stored.map(({ figure, claim, method }) => ({ figure, claim, method }));
    const plain = figures.map(toText).join(BLOCK_SEPARATOR);
    const readBack = !plain.startsWith('[') && cleanTestedFigures(fromText(plain));
    return JSON.stringify(readBack) === JSON.stringify(figures) ? plain : JSON.stringify(figures);
  },
};

const toText = ({ figure, claim, method }: TestedFigure) => [figure, claim, method].join(TITLE_SEPARATOR);

const fromText = (cell: string): TestedFigure[] =>
  cell.split(BLOCK_SEPARATOR).map((entry) => {
    const [figure = '', claim = '', ...rest] = entry.split(TITLE_SEPARATOR);
    return { figure, claim, method: rest.join(TITLE_SEPARATOR) };
  });

function fromJson(cell: string): TestedFigure[] | null {
  const value = parseJson(cell);
  return Array.isArray(value) && value.every(isFigure)
    ? value.map(({ figure, claim, method }) => ({ figure, claim, method }))
    : null;
}

const isFigure = (value: unknown): value is TestedFigure =>
  typeof value === 'object' &&
  value !== null &&
  ['figure', 'claim', 'method'].every((part) => typeof (value as Record<string, unknown>)[part] === 'string');

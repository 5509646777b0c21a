/** A limit as it stands in a text: 30 天, 5 MB. Without the digits of an id, a time or a placeholder before it. */
const FIGURE = /(?<![\w.}])\d+(?:–\d+)? ?(?:天|分钟|小时|个月|个工作日|MB)/g;
/** Not settings of the shop: the law, banks and payment providers decide them. */
const DECIDED_ELSEWHERE = ['受理满 6 个月', '1–3 个工作日', '超过 10 分钟仍未更新'];

/** Limits written as digits in a page; they belong to STORE, where the server reads them too. */
export function findLiteralFigures(file, source) {
  const text = withoutComments(DECIDED_ELSEWHERE.reduce((rest, words) => rest.replaceAll(words, ''), source));
  return [...text.matchAll(FIGURE)].map(({ index, 0: figure }) => ({
    file,
    line: text.slice(0, index).split('\n').length,
    why: `${figure} is written as digits: take it from STORE`,
  }));
}

const withoutComments = (source) =>
  source.replace(/\/\*.*?\*\/|(?<=^\s*)\/\/[^\n]*/gms, (comment) => comment.replace(/[^\n]/g, ' '));

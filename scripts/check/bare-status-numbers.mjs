const KEY = String.raw`\b(?:\w+_status|status|(?:order|pay|ship|return|invoice|parcel|afterSale)Status)`;
/** One or two digits, with the quotes of an invoice status. HTTP statuses have three digits. */
const CODE = String.raw`'?(\d{1,2})\b(?![.\d])`;
const FORMS = [
  // status === 10, status <> 81, set status = 91
  `${KEY}\\s*(?:[!=]==?|<>|[<>]=?|=)\\s*${CODE}`,
  // { status: 30 }, status: 10 | 11
  `${KEY}['"]?\\??:\\s*${CODE}`,
  // { pay_status: isPaid ? 2 : 0 }
  `${KEY}:[^,;{}\\n]*\\?\\s*${CODE}\\s*'?\\s*:`,
  // .where('status', '<', 40), jsonb_build_object('status', 60)
  `'(?:\\w+\\.)?${KEY}',\\s*(?:'[^'\\w]{1,2}',\\s*|'(?:not )?in',\\s*\\[?\\s*)?${CODE}`,
  // status in (60, 70), status = any('{60,70}')
  `${KEY}\\s+(?:not\\s+)?in\\s*\\(\\s*${CODE}`,
  `${KEY}\\s*=\\s*any\\s*\\(\\s*'\\{${CODE}`,
  // { from: [10, 12], to: 30 }
  String.raw`\bfrom: \[\s*'?(\d\d)\b`,
  // moveSubOrder(db, id, [50], 92), moveInvoice(tx, id, '10', '20')
  String.raw`\b(?:moveSubOrder|closeOrder\w*|moveInvoice|moveReturn|addTrace)\([^;()]*[[ ]'?(\d\d)\b`,
  // case 30, and a table by status
  String.raw`^ +(?:case )?\[?'?([1-9]\d)'?: `,
  String.raw`\bcase '?([1-9]\d)'?:`,
  // const CANCELLED = [80, 90]
  String.raw`\bconst \w+(?:: [\w [\]]+)? = \[\s*'?([1-9]0)'?(?:,\s*'?[1-9]\d'?)+\s*\]`,
  // [10, 11].includes(status)
  String.raw`\[\s*'?(\d\d)\b[\d',\s]*\]\.includes\(`,
].map((form) => new RegExp(form, 'gm'));

/** `{ line, text }` for every status that is written as a number. An answer's own `status` is 0 when it succeeded. */
export function findBareStatuses(text) {
  const lines = text.split('\n');
  const isCode = ({ 0: found, 1: code }) => code !== '0' || /^'?(?:\w+\.)?\w+[_S]/.test(found);
  const found = FORMS.flatMap((form) => [...text.matchAll(form)].filter(isCode)).map(
    ({ index }) => text.slice(0, index).split('\n').length,
  );
  return [...new Set(found)]
    .sort((a, b) => a - b)
    .map((line) => ({ line, text: lines[line - 1].trim() }))
    .filter(({ text: found }) => !/^(?:\/\/|\/?\*)/.test(found));
}

/** Tests assert wire numbers, hostile input is made of them, and the platform knows only the statuses of HTTP and of answers. */
export const isChecked = (file) =>
  /^(?:apps|scripts|bench)\/.*\.(?:ts|tsx|mjs)$/.test(file) &&
  !/\.test(?:-d)?\.\w+$|\/platform\/|^apps\/server\/testing\//.test(file);

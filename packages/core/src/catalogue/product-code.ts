const LONGEST = 64;
/** Letters and digits of any script and the marks used in article numbers. No invisible or blank characters. */
const CODE = /^[\p{L}\p{N}][\p{L}\p{N}\p{M}._/#-]*$/u;

/** Normalises a merchant's code: full-width forms become ASCII (ＳＡ－０１ → SA-01). Null when it is not a code. */
export function cleanCode(text: string): string | null {
  const code = text.normalize('NFKC').trim();
  return code.length <= LONGEST && CODE.test(code) ? code : null;
}

/** The comparison key of a code: `sa-01` equals `SA-01`. ASCII letters only, as `upper(code collate "C")` has it. */
export const codeKey = (code: string): string => code.replace(/[a-z]/g, (letter) => letter.toUpperCase());

const LONGEST = 64;
/** Letters and digits of any script, and the marks that stand in article numbers. Nothing invisible, nothing blank. */
const CODE = /^[\p{L}\p{N}][\p{L}\p{N}\p{M}._/#-]*$/u;

/** A merchant's number as it is kept: full-width forms become plain (ＳＡ－０１ → SA-01). Null when it is no code. */
export function cleanCode(text: string): string | null {
  const code = text.normalize('NFKC').trim();
  return code.length <= LONGEST && CODE.test(code) ? code : null;
}

/** What two spellings of one code share: `sa-01` is `SA-01`. ASCII letters only, as `upper(code collate "C")` has it. */
export const codeKey = (code: string): string => code.replace(/[a-z]/g, (letter) => letter.toUpperCase());

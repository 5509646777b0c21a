/** `1996-06-18` → `****-06-**` */
export const maskBirthday = (birthday: string): string =>
  birthday.replace(/^\d{4}-(\d{2})-\d{2}$/, '****-$1-**');

/** `文三路 88 号 2 幢 301 室` → `文**`: house and flat are never shown. */
export const maskDetail = (detail: string): string => {
  const [first = ''] = detail;
  return `${first}**`;
};

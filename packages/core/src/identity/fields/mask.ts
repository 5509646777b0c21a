/** `13800001234` → `138****1234` */
export const maskMobile = (mobile: string): string => mobile.replace(/^(\d{3})\d{4}(\d{4})$/, '$1****$2');

/** `林知夏` → `林**`, `陈然` → `陈*` */
export const maskName = (name: string): string => {
  const [first = '', ...rest] = name;
  return `${first}${'*'.repeat(Math.min(2, rest.length))}`;
};

/** `gu.wanqing@mail.example` → `gu***@mail.example`: at most the first two letters, never all of them. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const shown = Math.min(2, at - 1);
  return `${email.slice(0, Math.max(0, shown))}***${email.slice(at)}`;
}

/** `114.84.20.7` → `114.84.*.*`: recognisable to the member without revealing the full address. */
export const maskAddress = (address: string): string =>
  address.includes(':')
    ? `${address.split(':').slice(0, 2).join(':')}:…`
    : address.replace(/^(\d+\.\d+)\.\d+\.\d+$/, '$1.*.*');

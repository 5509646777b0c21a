/** The carriers that parcels go out with, and what their waybill numbers look like. */
export interface Carrier {
  name: string;
  /** What carriers and files call it in short; it decides the form of the waybill number. */
  code: string;
  /** For questions about a parcel. */
  phone: string;
  /** Other names in files of the warehouse. */
  aliases: readonly string[];
  pattern: RegExp;
  /** The pattern in words. */
  format: string;
}

export const CARRIERS: readonly Carrier[] = [
  {
    name: '顺丰速运',
    code: 'SF',
    phone: '95338',
    aliases: ['顺丰', '顺丰快递'],
    pattern: /^SF\d{13}$/,
    format: 'SF 加 13 位数字',
  },
  {
    name: '京东物流',
    code: 'JD',
    phone: '950616',
    aliases: ['京东', '京东快递'],
    pattern: /^JD[A-Z0-9]{11,18}$/,
    format: 'JD 加 11 至 18 位字母或数字',
  },
  {
    name: '中通快递',
    code: 'ZTO',
    phone: '95311',
    aliases: ['中通'],
    pattern: /^(7\d{13}|ZT\d{12})$/,
    format: '7 开头的 14 位数字，或 ZT 加 12 位数字',
  },
  {
    name: '圆通速递',
    code: 'YTO',
    phone: '95554',
    aliases: ['圆通'],
    pattern: /^YT\d{13}$/,
    format: 'YT 加 13 位数字',
  },
  {
    name: '申通快递',
    code: 'STO',
    phone: '95543',
    aliases: ['申通'],
    pattern: /^(77\d{13}|STO\d{12})$/,
    format: '77 开头的 15 位数字，或 STO 加 12 位数字',
  },
  {
    name: '韵达快递',
    code: 'YD',
    phone: '95546',
    aliases: ['韵达'],
    pattern: /^(YD\d{13}|[34]\d{14})$/,
    format: 'YD 加 13 位数字，或 3、4 开头的 15 位数字',
  },
  {
    name: '中国邮政',
    code: 'EMS',
    phone: '11183',
    aliases: ['邮政', '邮政快递'],
    pattern: /^([A-Z]{2}\d{9}CN|\d{13})$/,
    format: '13 位数字，或 2 位字母、9 位数字加 CN',
  },
];

const ANY_WAYBILL = { aliases: [], pattern: /^[A-Z0-9]{8,24}$/, format: '8 至 24 位字母或数字' } as const;

/** A carrier that the merchant lists. One whose code is not known here takes any waybill number. */
export function carrierOf(row: Pick<Carrier, 'name' | 'code' | 'phone'>): Carrier {
  const { name, code, phone } = row;
  const known = CARRIERS.find((carrier) => carrier.code === code);
  return known
    ? { ...known, name, phone, aliases: [known.name, ...known.aliases] }
    : { ...ANY_WAYBILL, name, code, phone };
}

/** By its name, otherwise by one of its other names. */
export const findCarrier = (name: string, carriers: readonly Carrier[] = CARRIERS): Carrier | null => {
  const wanted = name.trim().toUpperCase();
  return (
    carriers.find((carrier) => carrier.name.toUpperCase() === wanted) ??
    carriers.find(({ code, aliases }) => [code, ...aliases].includes(wanted)) ??
    null
  );
};

/** Scanners and files add spaces and small letters. */
export const normaliseWaybill = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();

/** What is wrong with a waybill number of this carrier; null when it fits. */
export const waybillProblem = ({ name, pattern, format }: Carrier, waybillNo: string): string | null =>
  pattern.test(waybillNo) ? null : `${name}的运单号为${format}，现在是「${waybillNo}」`;

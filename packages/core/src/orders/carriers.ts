/** The carriers that parcels go out with, and what their waybill numbers look like. */
export interface Carrier {
  name: string;
  /** Other names in files of the warehouse. */
  aliases: readonly string[];
  pattern: RegExp;
  /** The pattern in words. */
  format: string;
}

export const CARRIERS: readonly Carrier[] = [
  {
    name: '顺丰速运',
    aliases: ['顺丰', '顺丰快递', 'SF'],
    pattern: /^SF\d{13}$/,
    format: 'SF 加 13 位数字',
  },
  {
    name: '京东物流',
    aliases: ['京东', '京东快递', 'JD'],
    pattern: /^JD[A-Z0-9]{11,18}$/,
    format: 'JD 加 11 至 18 位字母或数字',
  },
  {
    name: '中通快递',
    aliases: ['中通', 'ZTO'],
    pattern: /^(7\d{13}|ZT\d{12})$/,
    format: '7 开头的 14 位数字，或 ZT 加 12 位数字',
  },
  { name: '圆通速递', aliases: ['圆通', 'YTO'], pattern: /^YT\d{13}$/, format: 'YT 加 13 位数字' },
  {
    name: '申通快递',
    aliases: ['申通', 'STO'],
    pattern: /^(77\d{13}|STO\d{12})$/,
    format: '77 开头的 15 位数字，或 STO 加 12 位数字',
  },
  {
    name: '韵达快递',
    aliases: ['韵达', 'YD'],
    pattern: /^(YD\d{13}|[34]\d{14})$/,
    format: 'YD 加 13 位数字，或 3、4 开头的 15 位数字',
  },
  {
    name: '中国邮政',
    aliases: ['邮政', 'EMS', '邮政快递'],
    pattern: /^([A-Z]{2}\d{9}CN|\d{13})$/,
    format: '13 位数字，或 2 位字母、9 位数字加 CN',
  },
];

/** By its name or one of its other names. */
export const findCarrier = (name: string): Carrier | null => {
  const wanted = name.trim().toUpperCase();
  return CARRIERS.find((carrier) => [carrier.name, ...carrier.aliases].includes(wanted)) ?? null;
};

/** Scanners and files add spaces and small letters. */
export const normaliseWaybill = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();

/** What is wrong with a waybill number of this carrier; null when it fits. */
export const waybillProblem = ({ name, pattern, format }: Carrier, waybillNo: string): string | null =>
  pattern.test(waybillNo) ? null : `${name}的运单号为${format}，现在是「${waybillNo}」`;

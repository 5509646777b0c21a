import { readFileSync } from 'node:fs';

/** A pasted text and what the form must show for it. */
export interface CorpusCase {
  text: string;
  name: string;
  mobile: string;
  /** Names from the province down, without repetition: 上海市徐汇区. */
  region: string;
  street: string;
  detail: string;
  /** What is asked, with the candidates: `name mobile region(北京市朝阳区/吉林省长春市朝阳区)`. */
  asked: string;
  extras: string;
}

const readRows = (file: string): string[][] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) =>
      line.split('¦').map((column, at) => (at === 0 ? column.replace(/ $/, '') : column.trim())),
    );

export const handWrittenCases: CorpusCase[] = readRows('hand-written-addresses.txt').map(
  ([text = '', name = '', mobile = '', region = '', street = '', detail = '', asked = '', extras = '']) => ({
    text: text.replaceAll('\\n', '\n'),
    name,
    mobile,
    region,
    street,
    detail,
    asked,
    extras,
  }),
);

export interface Place {
  written: string;
  region: string;
  street: string;
  detail: string;
}
export const places: Place[] = readRows('composed-places.txt').map(
  ([written = '', region = '', street = '', detail = '']) => ({ written, region, street, detail }),
);

export interface Person {
  name: string;
  mobile: string;
}
const PEOPLE: Person[] = [
  { name: '林知夏', mobile: '13800000426' },
  { name: '沈云舟', mobile: '13900000098' },
  { name: '顾晚', mobile: '15000000317' },
  { name: '欧阳清越', mobile: '18600000518' },
  { name: '赵女士', mobile: '17700000731' },
  { name: '程小满', mobile: '19900000642' },
  { name: '唐一禾', mobile: '13500000809' },
];

/** Ways in which shops, chats and forms write an address. */
export const LAYOUTS: ((place: Place, person: Person) => string)[] = [
  ({ written, street, detail }, { name, mobile }) => `${name} ${mobile} ${written}${street}${detail}`,
  ({ written, street, detail }, { name, mobile }) => `${written}${street}${detail} ${name} ${mobile}`,
  ({ written, street, detail }, { name, mobile }) => `${name}，${mobile}，${written} ${street} ${detail}`,
  ({ written, street, detail }, { name, mobile }) =>
    `收货人：${name}\n手机号码：${mobile}\n所在地区：${written}${street}\n详细地址：${detail}`,
  ({ written, street, detail }, { name, mobile }) => `${written}${street}${detail}\n${mobile}\n${name}`,
  ({ written, street, detail }, { name, mobile }) =>
    `${name}，+86 ${mobile.slice(0, 3)}-${mobile.slice(3, 7)}-${mobile.slice(7)}，${written}，${street}，${detail}`,
  ({ written, street, detail }, { name, mobile }) => `${name}${mobile}${written}${street}${detail}`,
  ({ written, street, detail }, { name, mobile }) =>
    `地址：${written}${street}${detail}；收件人：${name}；电话：${mobile}`,
  ({ written, street, detail }, { name, mobile }) =>
    `${mobile.slice(0, 3)} ${mobile.slice(3, 7)} ${mobile.slice(7)}　${name}　${written}　${street}　${detail}`,
];

/** Each place in three layouts; people and layouts rotate, so that every layout meets every kind of region. */
export const composedCases: CorpusCase[] = places.flatMap((place, at) =>
  [0, 1, 2].map((turn) => {
    const person = PEOPLE[(at + turn) % PEOPLE.length]!;
    return {
      text: LAYOUTS[(at * 2 + turn * 4) % LAYOUTS.length]!(place, person),
      ...person,
      region: place.region,
      street: place.street,
      detail: place.detail,
      asked: '',
      extras: '',
    };
  }),
);

import { freeMatches, isBoundary, type MarkedText, mark, type Range } from './marked-text.ts';

const NAME = '(?:收货|收件|收|取件|联系)\\s?人(?:姓名|名字|名称)?|(?:您的|真实)?姓\\s*名|名字|称呼';
const PHONE =
  '(?:收货人|收件人|联系|固定)?(?:手机|电话)(?:号码|号)?|联系方式|手\\s+机|电\\s+话|座机|(?:tel|mobile|phone)\\.?';
const ADDRESS =
  '(?:新|详细|具体|收货|收件|邮寄|寄送|寄件|快递|配送|送货|家庭|公司|单位|通讯)?地\\s*址|(?:所在|收货|收件)?(?:省市区|地区)(?:信息)?|所在地|address';
const LEVEL = '省份?|直辖市|城?市|区县?|县区?|市区';
const STREET = '街道|乡镇|街道[/、]?乡镇|镇街';
const POSTCODE = '邮\\s*编|邮政编码|postcode|zip';

const COLON = '\\s*:\\s*';
const withColon = new RegExp(`(?:${NAME}|${PHONE}|${ADDRESS}|${POSTCODE})${COLON}`, 'gi');
/** 市, 区 and 收 end many texts, so they are labels only at the start of a part. */
const shortWithColon = new RegExp(`(?:${LEVEL}|${STREET}|收货?)${COLON}`, 'g');
const alone = new RegExp(`(?:${NAME}|${PHONE}|${ADDRESS}|${POSTCODE})(?=[\\s,])`, 'gi');
const beforeDigits = new RegExp(`(?:${PHONE})(?=\\s*[+(]?\\d)`, 'gi');
const beforeText = /(?:(?:详细|收货|收件)?地址|(?:收货|收件)地区)(?=[\u4e00-\u9fff])/g;
const request = /(?:请|麻烦)?(?:帮忙|帮我)?(?:寄|发|送|邮)(?:到|至|往)/g;
const courtesy = /(?:谢谢|多谢|您好|你好|签收|收)[!~]*(?=[\s,;。]|$)/g;

const nameLabel = new RegExp(`^(?:${NAME}|收货?\\s*:)`, 'i');
const streetLabel = new RegExp(`^(?:${STREET})`);

/** Marks labels (收货人：), requests (请寄到) and courtesies (谢谢); answers where a labelled name or street begins. */
export function markLabels(marked: MarkedText): { nameStarts: number[]; streetStarts: number[] } {
  const found: Range[] = [];
  const markAll = (expression: RegExp, isLabel: (range: Range) => boolean = () => true) => {
    for (const range of freeMatches(marked, expression).filter(isLabel)) {
      mark(marked, range, 'label');
      found.push(range);
    }
  };
  const startsPart = ({ start }: Range) => isBoundary(marked, start - 1);
  markAll(withColon);
  markAll(shortWithColon, startsPart);
  markAll(alone, startsPart);
  markAll(beforeDigits);
  markAll(beforeText, startsPart);
  markAll(request, startsPart);
  markAll(courtesy, startsPart);
  const startsAfter = (label: RegExp) =>
    found.filter(({ start }) => label.test(marked.normal.slice(start))).map(({ end }) => end);
  return { nameStarts: startsAfter(nameLabel), streetStarts: startsAfter(streetLabel) };
}

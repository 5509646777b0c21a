import { getFirst } from '../../shared/index.ts';
/** How sure a text is a person's name by its shape alone. */
export type NameShape = 'person' | 'possible' | 'none';

const SURNAMES =
  '赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨朱秦尤许何吕施张孔曹严华金魏陶姜戚谢邹喻柏窦章云苏潘葛奚范彭郎鲁韦昌马苗凤花方俞任袁柳酆鲍史唐费廉岑薛雷贺倪汤滕殷罗毕郝邬安常乐于傅皮卞齐康伍余元卜顾孟平黄穆萧尹姚邵湛汪祁毛禹狄米贝明臧计伏成戴谈宋茅庞熊纪舒屈项祝董梁杜阮蓝闵席季麻强贾路娄危江童颜郭梅盛林刁钟徐邱骆高夏蔡田樊胡凌霍虞万支柯昝管卢莫房裘缪干解应宗丁宣邓郁单杭洪包诸左石崔吉钮龚程嵇邢裴陆荣翁荀羊甄曲封储靳井段富巫乌焦巴弓牧隗谷车侯班仰秋仲伊宁仇栾暴甘厉戎祖武符刘景詹束龙叶幸司韶黎薄印宿白怀蒲邰鄂索咸籍赖卓蔺屠蒙池乔阴胥苍闻莘党翟谭贡劳姬申扶冉宰雍桑桂濮牛寿边扈燕冀浦尚农温庄晏柴瞿阎慕连茹习艾鱼容向古易慎戈廖庾暨衡耿满弘匡文寇东欧沃蔚隆巩聂晁勾敖融冷辛阚那简饶曾沙鞠丰巢关查游竺权盖桓肖付闫覃岳帅缑亢况琴商牟佘伯赏哈谯笪阳佟代涂邸佀兰仝';
const DOUBLE_SURNAMES =
  /^(?:欧阳|司马|上官|诸葛|东方|皇甫|尉迟|公孙|慕容|令狐|司徒|长孙|宇文|夏侯|南宫|独孤|端木|轩辕|百里|呼延|申屠|太史|澹台|闻人|钟离)/;
const HONORIFIC =
  /(?:先生|女士|小姐|太太|老师|同学|阿姨|叔叔|医生|经理|老板|店长|律师|教授|师傅|妈妈|爸爸|奶奶|爷爷|主任|总|姐|哥)$/;
/** Endings and beginnings of places. A person can have such a name too, so it is asked. */
const PLACE_ENDING =
  /[路街巷弄号楼栋幢座室层村镇乡店厦园苑庄城区县市省堡桥站场馆院校厂湾口浜屯坊里旁边侧底]$/;
const PLACE_WORD =
  /^(?:高新|金桥|张江|万达|万科|万象|金地|龙湖|华润|安贞|方庄|江湾|石桥|白云|武康|古北|南方|东方|和平|平安|金融|云谷|花园|东门|南门|阳光|国际|家里|公司|有人|明天|广场)|^.家.$/;
const ADDRESS_WORD = /单元|小区|街道|大道|大厦|广场|门口|前台|驿站|代收/;
const HAN = /^[\u4e00-\u9fff\u3400-\u4dbf]+$/;
const DOTTED = /^[\u4e00-\u9fff]{1,10}(?:[·•・‧.][\u4e00-\u9fff]{1,10}){1,3}$/;
const LATIN = /^[A-Za-z][A-Za-z .'’-]{1,24}$/;

export function nameShape(text: string): NameShape {
  if (DOTTED.test(text)) return 'person';
  if (LATIN.test(text)) return 'possible';
  if (!HAN.test(text) || text.length < 2 || text.length > 6 || ADDRESS_WORD.test(text)) return 'none';
  const hasSurname = SURNAMES.includes(getFirst(text));
  const hasDoubleSurname = DOUBLE_SURNAMES.test(text);
  if ((hasSurname || hasDoubleSurname) && HONORIFIC.test(text) && text.length <= 6) return 'person';
  if (text.length > 4) return 'none';
  if (PLACE_ENDING.test(text) && !(hasSurname && text.length <= 3)) return 'none';
  if (PLACE_ENDING.test(text) || PLACE_WORD.test(text)) return 'possible';
  if (hasDoubleSurname && text.length >= 3) return 'person';
  return hasSurname && text.length <= 3 ? 'person' : 'possible';
}

/** Text that stands before the region without being a name. */
const NOT_A_NAME =
  /^(?:新?地址|默认|默认地址|家|家里|公司|单位|学校|宿舍|老家|快递|顺丰|京东|到付|包邮|亲|客服|备注|发货|收货|收件|中国|急|加急|周末|工作日)$/;
export const canBeName = (text: string): boolean =>
  text.length >= 2 && text.length <= 25 && !/\d/.test(text) && !NOT_A_NAME.test(text);
export const isSurname = (char: string): boolean => SURNAMES.includes(char);

/** Topics of questions; the first match wins, `other` is the default. */
const TOPICS = [
  [
    'shade',
    '显色与肤色',
    /色号|颜色|显白|黄皮|黄黑|黄[一二]白|冷白|白皮|肤色|显黑|偏(?:橘|粉|紫|红|黄)|试色|深浅/,
  ],
  ['skin', '肤质与敏感', /敏感|孕|哺乳|干皮|油皮|混油|混干|痘|过敏|刺激|酒精|香精|学生|年纪|岁|妈妈|男生/],
  ['lasting', '持久与留香', /持久|持妆|脱妆|掉色|留香|多久|几个小时|沾杯|防水|晕/],
  ['use', '怎么用', /怎么用|用法|顺序|先.*后|搭配|叠加|白天|晚上|早晚|一次用|几次|用量|卸|洗|冲|按/],
  ['feel', '质地与气味', /味道|香味|气味|黏|粘|油|厚|薄|质地|干不干|拔干|甜|苦|口感|口味|重|噪音|声音/],
  ['keep', '日期与保存', /日期|保质期|过期|保存|冰箱|开封|能用多久|够用/],
  ['wrap', '包装与赠品', /包装|礼盒|赠|送礼|刻字|贺卡|丝带|小样|规格|多大|容量|几片|几包/],
  ['other', '其他', /^/],
] as const satisfies readonly (readonly [string, string, RegExp])[];

export type QuestionTopic = (typeof TOPICS)[number][0];

export const QUESTION_TOPICS: readonly { topic: QuestionTopic; label: string }[] = TOPICS.map(
  ([topic, label]) => ({ topic, label }),
);

export const topicOf = (question: string): QuestionTopic =>
  TOPICS.find(([, , pattern]) => pattern.test(question))?.[0] ?? 'other';

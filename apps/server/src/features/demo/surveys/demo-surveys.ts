import type { SurveyQuestion } from '@huarong/core/surveys';

interface DemoSurvey {
  id: string;
  title: string;
  intro: string;
  minutes: number;
  points: number;
  places: number | null;
  answered: number;
  /** Days from the day of seeding. */
  opensIn: number;
  closesIn: number;
  questions: SurveyQuestion[];
}

const FRIEND = { kind: 'score', low: '完全不会', high: '一定会' } as const;
const MORE: SurveyQuestion = { id: 'more', kind: 'text', title: '还有什么想告诉我们？', isOptional: true };

export const demoSurveys: readonly DemoSurvey[] = [
  {
    id: 'winter-base',
    title: '冬季底妆习惯',
    intro: '答到一半可以离开，下次接着答。',
    minutes: 3,
    points: 100,
    places: 1_500,
    answered: 1_286,
    opensIn: -6,
    closesIn: 15,
    questions: [
      {
        id: 'skin',
        kind: 'one',
        title: '冬天你的脸更接近哪一种？',
        choices: ['干到起皮', '两颊干、T 区油', '还算平稳', '容易泛红'],
      },
      {
        id: 'days',
        kind: 'one',
        title: '一周里有几天会上底妆？',
        choices: ['几乎每天', '三到五天', '一两天', '只在有约的时候'],
      },
      {
        id: 'base',
        kind: 'some',
        title: '冬天你通常怎么上底妆？',
        choices: ['粉底液', '气垫', '只用遮瑕', '素颜霜', '不上底妆'],
        most: 3,
      },
      {
        id: 'tool',
        kind: 'one',
        title: '最常用什么上？',
        choices: ['手', '美妆蛋', '粉底刷', '气垫自带粉扑'],
      },
      {
        id: 'worry',
        kind: 'one',
        title: '下午最困扰你的是？',
        choices: ['T 区出油', '脸颊起皮', '浮粉', '暗沉', '都没有'],
      },
      {
        id: 'shade',
        kind: 'one',
        title: '网上买底妆，选色号靠什么？',
        choices: ['看试色图', '看别人评价', '问顾问', '买小样先试', '凭感觉'],
      },
      { id: 'friend', title: '你有多大可能把现在用的底妆推荐给朋友？', ...FRIEND },
      MORE,
    ],
  },
  {
    id: 'choose-perfume',
    title: '你怎么选香水',
    intro: '没有对错，说说你自己的鼻子。',
    minutes: 2,
    points: 60,
    places: null,
    answered: 642,
    opensIn: -3,
    closesIn: 20,
    questions: [
      {
        id: 'first',
        kind: 'one',
        title: '第一次被一瓶香吸引，多半是因为？',
        choices: ['路过闻到', '朋友在用', '名字和故事', '瓶子好看', '试香纸'],
      },
      {
        id: 'family',
        kind: 'some',
        title: '哪些味道你会再闻一遍？',
        choices: ['木质', '花', '柑橘', '茶与绿叶', '树脂与香料', '麝香'],
        most: 3,
      },
      {
        id: 'when',
        kind: 'one',
        title: '什么时候喷得最多？',
        choices: ['出门前', '到公司后', '睡前', '约会', '想起来的时候'],
      },
      {
        id: 'size',
        kind: 'one',
        title: '你更愿意买多大的？',
        choices: ['2 ml 试管', '10 ml 随身', '30 ml', '50 ml 以上'],
      },
      { id: 'blind', title: '没闻过就下单，你有多大可能？', ...FRIEND },
      MORE,
    ],
  },
  {
    id: 'cream-two-weeks',
    title: '面霜使用两周回访',
    intro: '用满两周再来，写写真实的变化，好坏都想听。',
    minutes: 4,
    points: 150,
    places: 300,
    answered: 0,
    opensIn: 12,
    closesIn: 40,
    questions: [
      {
        id: 'often',
        kind: 'one',
        title: '这两周你多久用一次？',
        choices: ['早晚都用', '每晚一次', '隔天', '用了几次就放下了'],
      },
      {
        id: 'feel',
        kind: 'some',
        title: '用后的感觉更接近？',
        choices: ['不紧绷', '吸收快', '偏黏', '有点闷', '没有变化'],
        most: 2,
      },
      { id: 'again', title: '用完会再买吗？', ...FRIEND },
      MORE,
    ],
  },
  {
    id: 'mens-routine',
    title: '男士剃须与护肤',
    intro: '帮家里的他一起答也可以。',
    minutes: 2,
    points: 80,
    places: 400,
    answered: 400,
    opensIn: -20,
    closesIn: 8,
    questions: [
      { id: 'shave', kind: 'one', title: '用哪种方式剃须？', choices: ['电动', '手动', '两种都用', '不剃'] },
      {
        id: 'after',
        kind: 'one',
        title: '剃完会涂什么？',
        choices: ['须后水', '乳液', '和太太共用面霜', '什么都不涂'],
      },
      MORE,
    ],
  },
  {
    id: 'autumn-care',
    title: '秋冬护肤习惯调查',
    intro: '换季时你最先换掉哪一步？',
    minutes: 3,
    points: 100,
    places: null,
    answered: 2_310,
    opensIn: -60,
    closesIn: -25,
    questions: [
      {
        id: 'step',
        kind: 'one',
        title: '换季时最先换掉哪一步？',
        choices: ['洁面', '水', '精华', '面霜', '都不换'],
      },
      { id: 'mask', kind: 'one', title: '一周敷几次面膜？', choices: ['不敷', '一次', '两三次', '几乎每天'] },
      MORE,
    ],
  },
];

/** The answers of the regular customer forty days ago. */
export const ANSWERED = {
  surveyId: 'autumn-care',
  daysAgo: 40,
  answers: { step: ['面霜'], mask: ['两三次'] },
};

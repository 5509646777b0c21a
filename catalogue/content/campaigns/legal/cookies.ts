import { document } from './document.ts';

export const cookieNotice = document(
  {
    slug: 'cookies',
    title: 'Cookie 说明',
    description: '本站用到的 Cookie 与浏览器本地存储：名称、用途、有效期和关闭的办法。',
  },
  {
    version: '1.0',
    publishedOn: '2026-10-20',
    effectiveOn: '2026-11-01',
    changes: ['首次单独公布。'],
  },
  [
    {
      title: '它们是什么',
      paragraphs: [
        'Cookie 与本地存储是网站存在你浏览器里的小段文字。下面列出的全部由本站自己写入和读取，没有第三方广告或跟踪代码。',
      ],
    },
    {
      title: '购物必需',
      paragraphs: ['没有它们就无法登录、结算，因此不能单独关闭；可以在浏览器里清除。'],
      points: [
        'Token、UID、user_name、user_id：登录状态与页首的称呼；最长一个月，退出登录即清除。',
        'guestToken、guestCheckout：游客的购物车与结算；前者最长一个月，后者关闭浏览器即清除。',
        'tpId、bind、bindId：第三方登录的中间步骤；关闭浏览器即清除。',
        'deviceFingerprint：随机生成的设备标识，用于识别异常登录；长期有效，清除后重新生成。',
        'privacyOff：你关闭了哪些隐私开关；长期有效。',
        'sessionEnd：上次会话为什么结束，读过即清除。',
        '本地存储 bundleDraft、surveyDraft、compareIds：没有提交的套装、问卷与对比清单，只在你的设备上。',
        '本地存储 firstOrderGift：首单礼提示是否出现过。',
      ],
    },
    {
      title: '为了方便',
      paragraphs: ['可以在“隐私设置”关闭“浏览记录”，或在搜索框里逐条删除。'],
      points: ['productIds：最近看过的商品；长期有效。', 'keywordsHistoryV2：最近的搜索词；最长三年。'],
    },
    {
      title: '来源与分析',
      paragraphs: ['可以在“隐私设置”关闭“数据分析”，关闭后不再产生、不再发送。'],
      points: [
        'order_source、first_touch_source：你从哪个链接来到本站；前者半小时内有效，后者长期有效。',
        '本地存储 visitOfDay：每天更换的随机编号，用于统计从浏览到付款的人数，不与账号相连。',
        '本地存储 trackedOrders、会话存储 slotLine：避免同一订单、同一次点击重复统计。',
      ],
    },
    {
      title: '怎样管理',
      paragraphs: [
        '在浏览器设置里可以查看、阻止或清除。阻止必需的 Cookie 后，仍可浏览和搜索，但不能登录和结算。',
      ],
    },
  ],
);

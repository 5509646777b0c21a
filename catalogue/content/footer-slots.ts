import type { SlotLine } from './slot.ts';

const column = (title: string, lines: [string, string][]): SlotLine[] =>
  lines.map(([content, link]) => ({ content, link, mark: title }));

/** Slots of the footer. Licence numbers, address and phone are samples for the demo. */
export const footerSlots = {
  footer_promise: [
    { mark: 'shield', content: '官方授权', note: '商品页写有备案编号与生产者' },
    { mark: 'truck', content: '满 {包邮} 元包邮', note: '{截单时间} 前付款，当天发出' },
    { mark: 'return', content: '{退货天数} 天无理由退货', note: '质量与过敏问题 {质量退货天数} 天内' },
    {
      mark: 'gift',
      content: '满 {满额} 元选小样',
      note: '{优惠}',
      offer: { kind: 'promotion', id: 'choose-samples' },
    },
    { mark: 'chat', content: '客服热线', note: '400-000-0000，每日 9:00–23:00' },
  ],
  footer_about: [
    {
      mark: '云想衣裳花想容',
      content: '花容创立于上海，经营 {品牌数} 余个国内外美妆品牌，',
      note: '全部由品牌或其授权代理商直接供货。',
    },
  ],
  footer_column: [
    ...column('购物指南', [
      ['注册与登录', '/campaign/help-account.html'],
      ['会员与积分', '/campaign/help-points.html'],
      ['优惠券使用', '/campaign/help-coupons.html'],
      ['储值卡购买与绑定', '/campaign/help-cards.html'],
      ['发票说明', '/campaign/help-invoice.html'],
    ]),
    ...column('配送与支付', [
      ['配送范围与时效', '/campaign/delivery.html'],
      ['运费说明', '/campaign/help-freight.html'],
      ['支付方式', '/campaign/help-payment.html'],
      ['货到付款', '/campaign/help-cod.html'],
      ['定金预售规则', '/campaign/help-presale.html'],
    ]),
    ...column('售后服务', [
      ['退货规则', '/campaign/help-returns.html'],
      ['申请退货', '/myOnlineReturn'],
      ['游客订单查询', '/guest/order'],
      ['退款时效', '/campaign/help-refund.html'],
      ['商品真伪查询', '/campaign/help-authenticity.html'],
      ['价格说明', '/campaign/help-price.html'],
    ]),
    ...column('关于花容', [
      ['品牌故事', '/campaign/about.html'],
      ['门店与预约', '/campaign/stores.html'],
      ['品牌合作申请', '/cooperation.html'],
      ['加入我们', '/campaign/careers.html'],
      ['媒体联络', '/campaign/press.html'],
    ]),
  ],
  footer_hotline: [{ mark: '客服热线', content: '400-000-0000', note: '每日 9:00–23:00' }],
  footer_qr: [
    { content: '手机花容', link: '/campaign/mobile.html' },
    { content: '客服中心', link: '/campaign/service.html' },
  ],
  footer_licence: [
    { content: '营业执照', link: '/campaign/licence.html', mark: '1' },
    { content: '增值电信业务经营许可证 沪B2-20260000', link: '/campaign/licence.html', mark: '1' },
    { content: '沪ICP备00000000号-1', link: 'https://beian.miit.gov.cn/', mark: '1' },
    { content: '沪公网安备 31010000000000号', link: 'https://beian.mps.gov.cn/', mark: '1' },
    {
      content: '化妆品网络经营备案凭证 沪妆网备字〔2026〕第000000号',
      link: '/campaign/licence.html',
      mark: '2',
    },
    { content: '食品经营许可证 JY13101000000000', link: '/campaign/licence.html', mark: '2' },
    { content: '平台内化妆品经营者信息公示', link: '/campaign/licence.html', mark: '2' },
  ],
  footer_company: [
    { content: '花容（上海）化妆品零售有限公司' },
    { content: '上海市徐汇区示例路 100 号' },
    { content: '消费者服务热线 400-000-0000（每日 9:00–23:00）' },
    { content: '不良信息举报：jubao@huarong.example' },
  ],
  maintenance_notice: [
    {
      mark: '02:00–05:00',
      content: '收拾一下，五点见',
      note: '这三个小时我们在升级仓库系统，暂时不能下单和付款。已经付款的订单照常发货。',
    },
  ],
  maintenance_scope: [
    { mark: '可以', content: '拨打客服热线查询订单与物流' },
    { mark: '暂停', content: '下单、付款、退换申请、登录' },
  ],
  footer_policy: [
    { content: '隐私政策', link: '/campaign/privacy.html' },
    { content: '用户协议', link: '/campaign/terms.html' },
    { content: 'Cookie 说明', link: '/campaign/cookies.html' },
    { content: '个人信息收集清单', link: '/campaign/personal-information.html' },
    { content: '无障碍声明', link: '/campaign/accessibility.html' },
  ],
} satisfies Record<string, SlotLine[]>;

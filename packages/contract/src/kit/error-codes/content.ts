import type { ErrorCode } from './error-code.ts';

/** CNT: catalogue, community, bundles, messages and brand cooperation. */
export const contentErrorCodes = {
  'product-not-found': { code: 'CNT1001E', http: 404, message: '没有找到这件商品，可以看看同类商品' },
  'sku-not-found': { code: 'CNT1002E', http: 404, message: '没有找到这个规格，请重新选择' },
  'category-not-found': { code: 'CNT1003E', http: 404, message: '没有找到这个分类，请从分类导航进入' },
  'campaign-not-found': { code: 'CNT1004E', http: 404, message: '没有找到这个页面，活动可能已经结束' },
  'brand-not-found': { code: 'CNT1005E', http: 404, message: '没有找到这个品牌，请从品牌馆进入' },
  'comment-not-allowed': {
    code: 'CNT2001E',
    http: 200,
    message: '购买并签收后可以评价，请在我的订单里选择商品',
  },
  'comment-exists': { code: 'CNT2002W', http: 409, message: '这件商品已经评价过，180 天内可以追评一次' },
  'comment-window-closed': { code: 'CNT2003W', http: 200, message: '追评期已过，可以在社区分享新的使用感受' },
  'question-not-found': { code: 'CNT2004E', http: 404, message: '没有找到这个问题，请刷新后重试' },
  'text-not-found': { code: 'CNT2005E', http: 404, message: '内容不在了，可能已被作者删除或正在审核' },
  'text-too-short': { code: 'CNT2006W', http: 200, message: '内容至少 {least} 个字，请再多写几句' },
  'vote-for-oneself': { code: 'CNT2007W', http: 200, message: '自己写的内容不能点赞，去看看别人怎么说' },
  'post-comment-limit': {
    code: 'CNT2008W',
    http: 409,
    message: '一小时内可以评论 {limit} 条，请稍后再写',
  },
  'post-comment-repeated': { code: 'CNT2009W', http: 409, message: '这条评论已经发过，换一句说说你的感受' },
  'author-not-found': { code: 'CNT2010E', http: 404, message: '没有找到这位作者，可能已经注销或不再公开' },
  'author-oneself': { code: 'CNT2011W', http: 200, message: '这是你自己，关注别的作者吧' },
  'author-limit': { code: 'CNT2012W', http: 409, message: '至多关注 {limit} 位作者，先取消一些再来' },
  'bundle-not-found': { code: 'CNT3001E', http: 404, message: '没有找到这个套组，可以看看其他套组' },
  'bundle-choice-refused': { code: 'CNT3002W', http: 200, message: '这样搭配还不能成套：{reason}' },
  'engraving-refused': { code: 'CNT3003E', http: 200, message: '刻字内容无法制作：{reason}' },
  'message-not-found': { code: 'CNT4001E', http: 404, message: '没有找到这条消息，请刷新后重试' },
  'application-exists': {
    code: 'CNT5001W',
    http: 409,
    message: '这家公司已有一份申请在审核，请在进度页查看',
  },
  'application-not-found': {
    code: 'CNT5002E',
    http: 404,
    message: '没有找到这份申请，请核对申请编号和手机号',
  },
  'application-moved-on': {
    code: 'CNT5003W',
    http: 409,
    message: '这份申请现在不需要补交资料，请刷新后查看',
  },
  'document-too-large': { code: 'CNT5004E', http: 413, message: '文件超过 10 MB，请压缩后重新上传' },
  'document-unreadable': {
    code: 'CNT5005E',
    http: 415,
    message: '文件无法读取，请使用没有加密、不含脚本和附件的 PDF，或 JPG、PNG 图片',
  },
  'document-expired': { code: 'CNT5006W', http: 200, message: '有文件已失效，请重新上传' },
  'documents-unused': {
    code: 'CNT5007W',
    http: 200,
    message: '今天上传的文件已到 {limit} 个，请提交申请或明天再传',
  },
} as const satisfies Record<string, ErrorCode>;

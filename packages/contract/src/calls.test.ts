import { describe, expect, it } from 'vitest';
import { contracts } from './index.ts';
import { type Endpoint, pathParametersOf } from './kit/index.ts';

/** Written by hand from the specification of the calls, so that a mistake in a route shows here. */
const calls = `
POST /v1/marketing/MktSimpleGroupController/simpleTextGroup
POST /v1/marketing/MktSimpleGroupController/simpleImageGroup
POST /v1/marketing/MktHomePageController/recommendPcGroup
POST /v1/marketing/MktHomePageController/categoryTreeForEbAndHot
POST /v1/marketing/MktHomePageController/subCategoryGroup
POST /v1/marketing/MktHomePageController/categoryGroup
GET /v1/marketing/availability
GET /v1/configuration/commonConfig
GET /v1/mpcms/common/pc/config
GET /v1/mpcms/common/banner/{position}

GET /v1/search-service/product/suggest
GET /v1/search-service/brand/keyword
POST /v1/es/brandWall/queryAllBrands
POST /v1/es/product/has-inventory
POST /v1/es/product/tryout
POST /v1/es/groupCategory/getGroupCategory
POST /v1/es/product/getTopCategory/soa_pim/{id}

GET /v1/product/detail/{productId}
GET /v1/product/promotion/{skuId}
GET /v1/product/inventory/{skuId}
GET /v1/product/comment/{productId}/{pageNo}/{pageSize}
POST /v1/product/comment
POST /v1/product/comment/upload
GET /v1/product/consultation/{productId}/{pageNo}/{pageSize}
POST /v1/product/consultation
GET /v1/product/recommend/{scene}
GET /v1/product/rankings
GET /v1/product/posts/{productId}/{pageNo}/{pageSize}
GET /v1/product/bundle/{bundleId}
POST /v1/product/bundle/{bundleId}/price

GET /v3/shopcart/shopcart/miniShopcartInfo
GET /v3/shopcart/shopcart/mini-shop-cart-count
POST /v3/shopcart/shopcart/addToCart
POST /v3/shopcart/shopcart/addToCartForSingleProduct
POST /v3/shopcart/shopcart/removeFromCart
POST /v3/shopcart/shopcart/updateSku
POST /v3/shopcart/shopcart/updateQuantity
POST /v3/shopcart/shopcart/saveProdChkedStat
POST /v3/shopcart/shopcart/cartInfoDisplaying
POST /v3/shopcart/shopcart/cartSku/qty/subtract
POST /v3/shopcart/shopcart/extra-buy/skus
POST /v3/shopcart/shopcart/getOptionalGift
POST /v3/shopcart/shopcart/checkOptionalGift
POST /v3/shopcart/shopcart/saveBrsProd
GET /v3/shopcart/shopcart/getGiftsByProms/{platform}
POST /v3/shopcart/favorite/addToFavorite
GET /v3/shopcart/favorite/list/{pageNo}/{pageSize}
POST /v3/shopcart/favorite/remove
POST /v3/shopcart/reminder/saveArrivalReminderUserData
PUT /v3/shopcart/shopcart/addGiftPackaging
PUT /v3/shopcart/shopcart/addOrderNote
PUT /v3/shopcart/shopcart/addReceivingInformation
PUT /v3/shopcart/shopcart/distributionInformation
PUT /v3/shopcart/payment/changePayment

POST /v3/shopcart/shopcart/getShopcartStepTwo
POST /v3/shopcart/shopcart/stepTwoForImmediatelyBuy
POST /v3/shopcart/shopcart/commitOrderExtend
POST /v3/shopcart/shopcart/commitOrderForImmediatelyBuy
GET /v3/shopcart/recipientInfo/list
POST /v3/shopcart/recipientInfo/add
POST /v3/shopcart/recipientInfo/remove
POST /v3/shopcart/recipientInfo/setDefault
POST /v3/shopcart/recipientInfo/updateInUse
GET /v3/shopcart/recipientInfo/provinceList
GET /v3/shopcart/guest/model/recipientInfo/list
POST /v3/shopcart/guest/model/recipientInfo/add
POST /v3/shopcart/guest/model/recipientInfo/remove
POST /v3/shopcart/guest/model/recipientInfo/setDefault
POST /v3/shopcart/guest/model/recipientInfo/updateInUse
POST /v3/shopcart/guest/model/commitOrderExtend
POST /v3/shopcart/guest/model/getShopcartStepTwo

GET /v3/es/order/detail/pc/{orderId}
GET /v3/es/orders/paging/{pageNo}/{pageSize}
GET /v1/order/orderInfo/orderstatu/{orderId}
GET /v1/order/orderInfo/orderInformation/{orderId}
GET /v1/order/orderInfo/afterOrder/{orderId}
GET /v1/order/orderInfo/afterPaid/{orderId}
GET /v1/order/orderInfo/afterPay/{orderId}
POST /v1/order/orderInfo/cancelOrder
POST /v1/order/orderInfo/cancelInProcessOrder
POST /v1/order/orderInfo/confirmReceipt
POST /v1/order/orderInfo/extendReceipt
GET /v1/order/pay/payInfo/{orderId}/{channel}/{type}
GET /v1/order/pay/silkpayinfo/{orderId}
GET /v1/order/pay/silkpaycardlist
GET /v1/order/pay/sendMsg
GET /v2/order/silkpay/cardlist
POST /v2/order/silkpay
POST /v1/order/pay/notify/{provider}
GET /v3/es/deliveryInfo/getDelivery/{orderId}

GET /v1/order/es/return/list/{pageNo}/{pageSize}
GET /v1/order/es/return/detail/{returnId}
GET /v1/order/es/return/returnable/{pageNo}/{pageSize}
POST /v1/order/es/return/cancel/{returnId}
POST /v1/order/return/onlineReturnApplication
PUT /v1/order/return/onlineReturnApplication
POST /v1/order/return/applyImg/upload

GET /v1/myaccount/addressManagement/list
POST /v1/myaccount/addressManagement/add
PUT /v1/myaccount/addressManagement/edit
DELETE /v1/myaccount/addressManagement/remove/{addrId}
PUT /v1/myaccount/addressManagement/setDefault/{addrId}
GET /v2/myaccount/coupon/list/{pageNo}/{pageSize}
GET /v2/myaccount/coupon/offline/{pageNo}/{pageSize}
POST /v2/myaccount/coupon/receive
GET /v2/myaccount/coupon/deposit
GET /v1/myaccount/points/summary
GET /v1/myaccount/points/flow/{pageNo}/{pageSize}
POST /v1/myaccount/points/exchange
GET /v1/myaccount/points/exchange/history/{pageNo}/{pageSize}
GET /v1/myaccount/memberCard
POST /v1/myaccount/memberCard/bind
POST /v1/myaccount/password/change
POST /v1/myaccount/email/verify
POST /v1/myaccount/mobile/verify
GET /v1/myaccount/profile
PUT /v1/myaccount/profile
POST /v1/myaccount/profile/avatar
GET /v1/myaccount/privacy/record
PUT /v1/myaccount/privacy/record
GET /v1/myaccount/offlineOrders/{pageNo}/{pageSize}
GET /v1/myaccount/purchaseRecord/{pageNo}/{pageSize}
GET /v1/portal/invoicetitle
POST /v1/portal/invoicetitle
PUT /v1/portal/invoicetitle
DELETE /v1/portal/invoicetitle
GET /v1/portal/invoice/list/{pageNo}/{pageSize}
POST /v1/portal/invoice/issue
GET /v1/portal/invoice/{invoiceId}
GET /v1/omni/membermsg/mymsg/{type}/{pageNo}/{pageSize}
GET /v1/omni/membermsg/beauty/{pageNo}/{pageSize}
GET /v1/omni/membermsg/unread
PUT /v1/omni/membermsg/read
GET /v1/myaccount/message/errorMessage
POST /v1/brandCooperation/apply

POST /api/SOA/myaccount/postLogin
POST /api/SOA/myaccount/postLoginV2
POST /api/SOA/myaccount/socialLogin
GET /v1/usercenter/captcha
POST /v1/usercenter/smsCode
POST /v1/usercenter/login
POST /v1/usercenter/register
POST /v1/usercenter/password/forgot
POST /v1/usercenter/password/reset
POST /v1/usercenter/weblogin/bind
POST /v1/usercenter/weblogin/guest
POST /v1/usercenter/multiLogin
POST /v1/usercenter/second/highRisk
POST /v1/portal/logout
GET /v1/usercenter/userInfo
`
  .split('\n')
  .filter((line) => line !== '');

/** Calls that the specification does not list, but pages of the shop need. */
const added: string[] = [
  'GET /v3/shopcart/favorite/skus',
  'POST /v3/shopcart/favorite/brand/follow',
  'GET /v3/shopcart/favorite/brand/list/{pageNo}/{pageSize}',
  'GET /v3/shopcart/favorite/brand/{brandId}',
  'GET /v3/shopcart/history/list/{pageNo}/{pageSize}',
  'POST /v3/shopcart/history/remove',
  'POST /v3/shopcart/history/clear',
  'GET /v3/shopcart/reminder/list/{pageNo}/{pageSize}',
  'POST /v3/shopcart/reminder/remove',
  'GET /v1/product/myComments/{pageNo}/{pageSize}',
  'GET /v1/product/myComments/waiting/{pageNo}/{pageSize}',
  'GET /v1/product/myConsultations/{pageNo}/{pageSize}',
  'GET /v1/myaccount/research/list',
  'GET /v1/myaccount/research/detail/{surveyId}',
  'POST /v1/myaccount/research/answer',
  'GET /v2/order/silkpay/flow',
  'POST /v2/order/silkpay/cardState',
  'POST /v1/brandCooperation/file/upload',
  'GET /v1/brandCooperation/progress/{progressKey}',
  'POST /v1/brandCooperation/progress',
  'POST /v1/brandCooperation/supplement',
  'GET /v1/usercenter/socialProviders',
  'GET /v1/usercenter/socialAccounts',
  'POST /v1/usercenter/socialAccounts/unbind',
  'GET /v1/usercenter/devices',
  'POST /v1/usercenter/devices/signOut',
  'POST /v1/usercenter/guestOrders/claim',
  'POST /v3/shopcart/shopcart/restoreToCart',
  'POST /v3/shopcart/shopcart/choosePromotion',
  'POST /v3/shopcart/shopcart/undoMerge',
  'POST /v1/myaccount/addressManagement/parse',
  'POST /v1/order/orderInfo/rebuy',
  'POST /v1/portal/invoice/change',
  'GET /v3/shopcart/recipientInfo/detail/{addrId}',
  'POST /v3/shopcart/recipientInfo/edit',
  'GET /v3/shopcart/shopcart/receivingChoices/{orderId}',
  'POST /v1/order/orderInfo/confirmCod/code',
  'POST /v1/order/orderInfo/confirmCod',
  'POST /v1/product/posts/remove',
  'GET /v1/portal/invoice/order/{orderId}',
  'GET /v1/order/es/return/order/{orderId}',
  'POST /v1/order/orderInfo/deleteOrder',
  'POST /v1/product/comment/helpful',
  'POST /v1/product/comment/withdraw',
  'POST /v1/product/consultation/helpful',
  'GET /v1/product/nearShades/{skuId}',
  'GET /v1/product/sets/{productId}',
  'GET /v1/product/posts/all/{pageNo}/{pageSize}',
  'GET /v1/product/myPosts/{pageNo}/{pageSize}',
  'GET /v1/product/posts/detail/{postId}',
  'POST /v1/product/posts',
  'POST /v1/product/posts/like',
  'POST /v1/product/report',
  'GET /v1/mpcms/common/campaign/{slug}',
  'GET /v1/mpcms/common/newArrivals',
  'GET /v2/myaccount/coupon/centre',
  'GET /v1/myaccount/vanity',
  'PUT /v1/myaccount/vanity',
  'POST /v1/analytics/events',
  'POST /v1/usercenter/qrLogin/start',
  'POST /v1/usercenter/qrLogin/state',
  'POST /v1/usercenter/qrLogin/scan',
  'POST /v1/usercenter/qrLogin/decide',
  'POST /v1/feedback/submit',
  'POST /v1/feedback/image/upload',
  'GET /v1/feedback/list',
  'POST /v1/feedback/find',
  'GET /v1/order/pay/wechatPayer',
  'POST /v1/order/pay/wechatPayer',
  'GET /v1/product/comment/ratings',
  'GET /v1/product/promotions',
  'GET /v1/product/posts/comments/{postId}',
  'POST /v1/product/posts/comment',
  'POST /v1/product/posts/comment/like',
  'POST /v1/product/posts/comment/remove',
  'GET /v1/product/followedPosts/{pageNo}/{pageSize}',
  'GET /v1/product/posts/author/{authorId}/{pageNo}/{pageSize}',
  'POST /v1/product/posts/author/follow',
  'GET /v3/shopcart/favorite/brand/{brandId}/followers',
];

const declared: Endpoint[] = Object.values(contracts).flatMap((contract) =>
  Object.values<Endpoint>(contract),
);
const routesOf = (endpoints: Endpoint[]) => endpoints.map(({ route }) => route as string).sort();

describe('the API calls', () => {
  it('are declared, all of them and no others', () => {
    expect(routesOf(declared)).toEqual([...calls, ...added].toSorted());
  });

  it('are declared once each', () => {
    expect(new Set(routesOf(declared)).size).toBe(declared.length);
  });

  it('take an idempotency key where a repeated call would charge or order twice', () => {
    expect(routesOf(declared.filter(({ takesIdempotencyKey }) => takesIdempotencyKey))).toEqual([
      'POST /v1/order/orderInfo/cancelInProcessOrder',
      'POST /v1/order/orderInfo/cancelOrder',
      'POST /v1/order/return/onlineReturnApplication',
      'POST /v2/myaccount/coupon/receive',
      'POST /v2/order/silkpay',
      'POST /v3/shopcart/guest/model/commitOrderExtend',
      'POST /v3/shopcart/shopcart/commitOrderExtend',
      'POST /v3/shopcart/shopcart/commitOrderForImmediatelyBuy',
    ]);
  });

  it('take images as uploads, provider notices as raw bytes, and everything else as JSON', () => {
    expect(routesOf(declared.filter(({ body }) => body === 'multipart'))).toEqual([
      'POST /v1/brandCooperation/file/upload',
      'POST /v1/feedback/image/upload',
      'POST /v1/myaccount/profile/avatar',
      'POST /v1/order/return/applyImg/upload',
      'POST /v1/product/comment/upload',
    ]);
    expect(routesOf(declared.filter(({ body }) => body === 'raw'))).toEqual([
      'POST /v1/order/pay/notify/{provider}',
    ]);
    // The pages send events without waiting for an answer, in the form they always had.
    expect(routesOf(declared.filter(({ body }) => body === 'plainJson'))).toEqual([
      'POST /v1/analytics/events',
    ]);
    expect(routesOf(declared.filter(({ access }) => access === 'provider'))).toEqual([
      'POST /v1/order/pay/notify/{provider}',
    ]);
  });

  it.each(calls.filter((call) => call.includes('{')))(
    '%s has an input field for each path parameter',
    (call) => {
      const { route, input } = declared.find((endpoint) => endpoint.route === call)!;
      expect(Object.keys((input as unknown as { shape: object }).shape)).toEqual(
        expect.arrayContaining(pathParametersOf(route)),
      );
    },
  );
});

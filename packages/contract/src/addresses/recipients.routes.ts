export const recipientsRoutes = {
  list: 'GET /v3/shopcart/recipientInfo/list',
  add: 'POST /v3/shopcart/recipientInfo/add',
  remove: 'POST /v3/shopcart/recipientInfo/remove',
  setDefault: 'POST /v3/shopcart/recipientInfo/setDefault',
  updateInUse: 'POST /v3/shopcart/recipientInfo/updateInUse',
  provinceList: 'GET /v3/shopcart/recipientInfo/provinceList',
  guestList: 'GET /v3/shopcart/guest/model/recipientInfo/list',
  guestAdd: 'POST /v3/shopcart/guest/model/recipientInfo/add',
  guestRemove: 'POST /v3/shopcart/guest/model/recipientInfo/remove',
  guestSetDefault: 'POST /v3/shopcart/guest/model/recipientInfo/setDefault',
  guestUpdateInUse: 'POST /v3/shopcart/guest/model/recipientInfo/updateInUse',
} as const;

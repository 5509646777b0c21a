export const addressesRoutes = {
  list: 'GET /v1/myaccount/addressManagement/list',
  add: 'POST /v1/myaccount/addressManagement/add',
  edit: 'PUT /v1/myaccount/addressManagement/edit',
  remove: 'DELETE /v1/myaccount/addressManagement/remove/{addrId}',
  setDefault: 'PUT /v1/myaccount/addressManagement/setDefault/{addrId}',
  parse: 'POST /v1/myaccount/addressManagement/parse',
} as const;

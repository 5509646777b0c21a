export const contentRoutes = {
  simpleTextGroup: 'POST /v1/marketing/MktSimpleGroupController/simpleTextGroup',
  simpleImageGroup: 'POST /v1/marketing/MktSimpleGroupController/simpleImageGroup',
  recommendPcGroup: 'POST /v1/marketing/MktHomePageController/recommendPcGroup',
  categoryTreeForEbAndHot: 'POST /v1/marketing/MktHomePageController/categoryTreeForEbAndHot',
  subCategoryGroup: 'POST /v1/marketing/MktHomePageController/subCategoryGroup',
  categoryGroup: 'POST /v1/marketing/MktHomePageController/categoryGroup',
  availability: 'GET /v1/marketing/availability',
  commonConfig: 'GET /v1/configuration/commonConfig',
  pcConfig: 'GET /v1/mpcms/common/pc/config',
  banner: 'GET /v1/mpcms/common/banner/{position}',
  errorMessage: 'GET /v1/myaccount/message/errorMessage',
} as const;

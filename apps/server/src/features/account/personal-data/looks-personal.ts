/** Words in a column name that suggest personal data. Deliberately broad. */
const PERSONAL =
  /(^|_)(mobile|phone|telephone|email|nickname|name|avatar|birthday|gender|recipient|address|agent|device|network|payer|contact|owner|member|author|applicant|city|detail|note|greeting|password|uploader|subject|tax_number)(_|$)|^(skin_type|age_band)$/;

export const looksPersonal = (column: string): boolean => PERSONAL.test(column);

/** Tables whose column names look personal but describe products, the shop or the system. */
export const NOT_ABOUT_MEMBERS: Readonly<Record<string, string>> = {
  brand: 'products',
  bundle_builder: 'products',
  bundle_price: 'products',
  category: 'products',
  content_resource: 'texts of the shop',
  coupon_offer: 'texts of the shop',
  cooperation: 'companies that want to sell here: no members',
  cooperation_event: 'texts of the shop',
  cooperation_file: 'documents of companies',
  guest: 'a random id for thirty days',
  import_change: 'products',
  import_run: 'a file of the merchant',
  import_state: 'products',
  invoice_line: 'products',
  order_status_change: 'statuses',
  post_sku: 'products, each with a short note',
  presale: 'products',
  product: 'products',
  product_image: 'products',
  promotion: 'texts of the shop',
  points_reward: 'products',
  recon_break: 'amounts that do not match',
  refused_delivery: 'what the warehouse found in a parcel',
  return_status_change: 'statuses, with texts of the shop',
  scene_picture: 'images of the shop',
  schema_migration: 'the database itself',
  sandbox_key: 'keys of the payment sandbox',
  sandbox_trade: 'transactions of the payment sandbox',
  sku: 'products',
  survey: 'texts of the shop',
};

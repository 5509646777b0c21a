/** Words in the name of a column that say: this may be somebody. Too many rather than one too few. */
const PERSONAL =
  /(^|_)(mobile|phone|telephone|email|nickname|name|avatar|birthday|gender|recipient|address|agent|device|network|payer|contact|owner|member|author|applicant|city|detail|note|greeting|password|uploader|subject|tax_number)(_|$)|^(skin_type|age_band)$/;

export const looksPersonal = (column: string): boolean => PERSONAL.test(column);

/** Tables whose columns sound like people and are about goods, the shop or its machines. */
export const NOT_ABOUT_MEMBERS: Readonly<Record<string, string>> = {
  brand: 'goods',
  bundle_builder: 'goods',
  bundle_price: 'goods',
  category: 'goods',
  content_resource: 'the shop’s own words',
  coupon_offer: 'the shop’s own words',
  cooperation: 'companies that want to sell here: no members',
  cooperation_event: 'the shop’s own words',
  cooperation_file: 'papers of companies',
  guest: 'a random number for thirty days',
  import_change: 'goods',
  import_run: 'a file of the shopkeeper',
  import_state: 'goods',
  invoice_line: 'goods',
  order_status_change: 'states',
  post_sku: 'goods, with a word about each',
  presale: 'goods',
  product: 'goods',
  product_image: 'goods',
  promotion: 'the shop’s own words',
  points_reward: 'goods',
  recon_break: 'amounts that do not match',
  return_status_change: 'states, with the shop’s own words',
  scene_picture: 'the shop’s own pictures',
  schema_migration: 'the database itself',
  sandbox_key: 'a demo’s keys',
  sandbox_trade: 'a demo’s bank',
  sku: 'goods',
  survey: 'the shop’s own words',
};

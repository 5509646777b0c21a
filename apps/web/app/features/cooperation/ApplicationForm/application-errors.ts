import { emailProblem } from '@huarong/core/identity';
import { isTaxNumber } from '@huarong/core/invoices';

const REQUIRED: readonly [name: string, message: string][] = [
  ['company', '请填写公司全称'],
  ['taxNumber', '请填写统一社会信用代码'],
  ['brandNameCN', '请填写品牌中文名'],
  ['brandNameEN', '请填写品牌英文名'],
  ['categoryId', '请选择主营品类'],
  ['intro', '请介绍一下品牌'],
  ['contact', '请填写联系人姓名'],
  ['email', '请填写邮箱'],
];

/** Missing or invalid fields of an application, by field name. */
export function applicationErrors(values: Record<string, string>): Record<string, string> {
  const errors: Record<string, string> = {};
  const { taxNumber = '', email = '', contact = '' } = values;
  for (const [name, message] of REQUIRED) if (!values[name]?.trim()) errors[name] = message;
  if (!errors['taxNumber'] && !isTaxNumber(taxNumber))
    errors['taxNumber'] = '统一社会信用代码校验不符，请对照营业执照核对';
  const problem = emailProblem(email.trim());
  if (!errors['email'] && problem) errors['email'] = problem;
  if (!errors['contact'] && [...contact.trim()].length < 2) errors['contact'] = '姓名至少两个字';
  if (!values['consent']) errors['consent'] = '请阅读并同意资料使用说明';
  return errors;
}

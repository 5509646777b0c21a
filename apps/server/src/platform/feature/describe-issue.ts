import type { z } from 'zod';

/** Chinese labels of the API's fields. A field without a label is shown by its name. */
const fieldLabels: Record<string, string> = {
  mobile: '手机号',
  telephone: '手机号',
  email: '邮箱',
  smsCode: '短信验证码',
  valiCode: '图形验证码',
  loginId: '账号',
  password: '密码',
  quantity: '数量',
  keyword: '搜索词',
  keyWord: '搜索词',
  name: '姓名',
  address: '详细地址',
  provinceCode: '省份',
  cityCode: '城市',
  districtCode: '区县',
  streetName: '街道或乡镇',
  skuId: '商品',
  productId: '商品',
  orderId: '订单号',
  reasonCode: '原因',
  pageNo: '页码',
  pageSize: '每页数量',
  note: '备注',
  content: '内容',
  points: '积分',
  birthday: '生日',
  gender: '性别',
  nickname: '昵称',
  errorCode: '错误码',
  locationLabel: '位置标识',
};

type Issue = z.core.$ZodIssue;

/** One Chinese sentence that names the field and says what to do. */
export function describeIssue(issue: Issue): string {
  const name = [...issue.path].reverse().find((part) => typeof part === 'string');
  const label = name === undefined ? '填写的内容' : (fieldLabels[name] ?? name);
  return `${label}${describeProblem(issue)}`;
}

function describeProblem(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? '没有填写，请补充' : '格式不正确，请检查';
    case 'too_small':
      return issue.origin === 'string' ? `至少 ${issue.minimum} 个字` : `不能小于 ${issue.minimum}`;
    case 'too_big':
      return issue.origin === 'string' ? `最多 ${issue.maximum} 个字` : `不能大于 ${issue.maximum}`;
    case 'invalid_value':
      return '不在可选范围内，请重新选择';
    default:
      return '格式不正确，请检查';
  }
}

/**
 * What staff may do: one verb on one thing. Reading never includes exporting, requesting never includes approving. Every
 * call of the admin API names exactly one.
 */
export const PERMISSION_AREAS = [
  {
    name: '订单',
    permissions: {
      'order:read': '查看订单',
      'order:export': '导出订单',
      'order:note': '备注、标签、认领',
      'order:address': '修改收货地址',
      'order:confirm': '确认货到付款订单',
      'order:pack': '交仓库备货',
      'order:ship': '发货',
      'order:deliver': '登记签收、拒收，延长收货',
      'order:cancel': '取消订单、审核取消申请',
      'order:print': '打印拣货单、发货单',
    },
  },
  {
    name: '退款',
    permissions: {
      'refund:request': '申请退款',
      'refund:approve': '批准退款',
      'refund:retry': '重试失败的退款',
    },
  },
  {
    name: '售后',
    permissions: {
      'return:read': '查看退换货',
      'return:decide': '审核退换货',
      'return:receive': '登记退回包裹',
      'return:inspect': '验货',
      'return:cash': '登记现金退款',
      'reaction:write': '登记不良反应',
    },
  },
  {
    name: '商品',
    permissions: {
      'product:read': '查看商品',
      'product:write': '编辑商品',
      'product:publish': '上架、下架',
      'media:write': '管理图片',
      'brand:write': '管理品牌',
      'category:write': '管理分类',
      'catalogue:import': '导入商品',
      'catalogue:export': '导出商品',
      'cost:read': '查看成本价',
      'price:write': '修改价格',
      'price:approve': '批准改价',
    },
  },
  {
    name: '库存',
    permissions: {
      'stock:read': '查看库存',
      'stock:adjust': '调整库存',
      'stock:count': '盘点',
      'stock:approve': '批准库存调整',
    },
  },
  {
    name: '营销',
    permissions: {
      'promotion:read': '查看促销',
      'promotion:write': '编辑促销',
      'promotion:publish': '发布、停止促销',
      'coupon:write': '编辑优惠券',
      'coupon:issue': '发放优惠券',
      'coupon:void': '作废优惠券',
      'presale:write': '编辑预售',
      'bundle:write': '编辑套装',
      'exposure:approve': '批准营销支出',
    },
  },
  {
    name: '储值卡与积分',
    permissions: {
      'card:read': '查看储值卡',
      'card:issue': '制作储值卡',
      'card:approve': '批准制卡',
      'card:freeze': '冻结、解冻储值卡',
      'points:read': '查看积分',
      'points:adjust': '调整积分',
      'points:approve': '批准积分调整',
      'level:set': '设置会员等级',
    },
  },
  {
    name: '会员',
    permissions: {
      'member:read': '查看会员（脱敏）',
      'member:unmask': '查看会员的完整资料',
      'member:export': '导出会员',
      'member:note': '会员备注',
      'member:lock': '锁定、解锁会员',
      'member:close': '应会员要求注销账号',
    },
  },
  {
    name: '内容与搜索',
    permissions: {
      'content:read': '查看页面内容',
      'content:write': '编辑页面内容',
      'content:publish': '发布页面内容',
      'search:read': '查看搜索设置',
      'search:write': '修改搜索设置',
    },
  },
  {
    name: '评论与合作',
    permissions: {
      'community:read': '查看评论、问答、晒单',
      'community:decide': '审核评论、问答、晒单',
      'community:reply': '以花容客服的名义回复',
      'cooperation:read': '查看合作申请',
      'cooperation:decide': '处理合作申请',
    },
  },
  {
    name: '消息',
    permissions: {
      'message:write': '编辑消息',
      'message:send': '发送消息',
    },
  },
  {
    name: '账务',
    permissions: {
      'payment:read': '查看支付',
      'reconciliation:run': '执行对账',
      'reconciliation:resolve': '处理对账差异',
      'ledger:read': '查看账簿',
      'ledger:export': '导出账簿与对账差异',
      'invoice:read': '查看发票',
      'invoice:write': '处理发票',
    },
  },
  {
    name: '报表与系统',
    permissions: {
      'report:read': '查看报表',
      'report:export': '导出报表',
      'setting:read': '查看设置',
      'setting:write': '修改设置',
      'setting:approve': '批准设置',
      'job:read': '查看后台任务',
      'job:write': '重试、取消后台任务',
      'integration:read': '查看接口密钥与推送',
      'integration:write': '管理接口密钥与推送',
    },
  },
  {
    name: '员工与记录',
    permissions: {
      'staff:read': '查看员工',
      'staff:write': '管理员工',
      'role:write': '管理角色',
      'audit:read': '查看操作记录',
    },
  },
] as const;

type KeyOfUnion<Union> = Union extends unknown ? keyof Union : never;
export type Permission = KeyOfUnion<(typeof PERMISSION_AREAS)[number]['permissions']>;

const LABELS = new Map(
  PERMISSION_AREAS.flatMap(({ permissions }) => Object.entries(permissions)) as [Permission, string][],
);

export const PERMISSIONS: readonly Permission[] = [...LABELS.keys()];

export const isPermission = (name: string): name is Permission => LABELS.has(name as Permission);

/** 修改收货地址 */
export const permissionLabel = (permission: Permission): string => LABELS.get(permission) ?? permission;

/** Whoever holds one of these decides requests of others. */
export const isApproval = (permission: Permission): boolean => permission.endsWith(':approve');

const NEVER_FOR_KEYS = /^(staff|role|integration):|:approve$/;

/** What a key of another system may be given: it manages neither people nor keys, and decides no request. */
export const isForKeys = (permission: Permission): boolean => !NEVER_FOR_KEYS.test(permission);

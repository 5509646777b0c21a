/** The category tree: eight top categories with two levels below each. Ids grow by two digits a level. */
export interface CategorySeed {
  id: string;
  name: string;
  nameEn: string;
  pigment: string;
  groups: { id: string; name: string; leaves: { id: string; name: string }[] }[];
}

const home = (
  id: string,
  name: string,
  nameEn: string,
  pigment: string,
  groups: [string, string[]][],
): CategorySeed => ({
  id,
  name,
  nameEn,
  pigment,
  groups: groups.map(([group, leaves], g) => {
    const groupId = `${id}${String(g + 1).padStart(2, '0')}`;
    return {
      id: groupId,
      name: group,
      leaves: leaves.map((leaf, l) => ({ id: `${groupId}${String(l + 1).padStart(2, '0')}`, name: leaf })),
    };
  }),
});

export const CATEGORIES: CategorySeed[] = [
  home('60001', '护肤', 'SKIN CARE', 'yuebai', [
    ['洁面卸妆', ['洁面', '卸妆', '去角质']],
    ['水与精华', ['化妆水', '精华水', '精华', '精华油', '喷雾']],
    ['乳液面霜', ['乳液', '面霜', '眼霜', '唇部护理']],
    ['面膜', ['贴片面膜', '涂抹面膜', '睡眠面膜']],
    ['防晒', ['面部防晒', '身体防晒']],
    ['护肤套装', ['护肤礼盒', '旅行装']],
  ]),
  home('60002', '彩妆', 'MAKEUP', 'xia', [
    ['面部彩妆', ['粉底液', '气垫', '遮瑕', '妆前乳', '定妆蜜粉', '腮红', '修容高光', '卸妆']],
    ['眼部彩妆', ['眼影', '眼线', '睫毛膏', '眉笔与染眉']],
    ['唇部彩妆', ['唇膏', '唇釉', '唇蜜与唇油', '唇线笔']],
    ['美甲', ['甲油', '护甲油']],
    ['彩妆套装', ['节日限定礼盒', '新手入门套装']],
  ]),
  home('60003', '身体沐浴', 'BATH & BODY', 'douqing', [
    ['沐浴', ['沐浴露', '沐浴油', '浴盐', '身体磨砂']],
    ['身体护理', ['身体乳', '身体油', '颈部护理']],
    ['手足护理', ['手霜', '足部护理']],
    ['清新', ['香体', '身体喷雾']],
  ]),
  home('60004', '美容工具', 'TOOLS', 'xiang', [
    ['化妆工具', ['化妆刷', '刷具套装', '粉扑与海绵', '睫毛夹']],
    ['美容仪器', ['洁面仪', '按摩仪', '美发仪器']],
    ['护理小物', ['刮痧与滚轮', '化妆棉', '收纳与镜']],
  ]),
  home('60005', '男士护肤', 'MEN', 'dai', [
    ['男士洁面', ['洁面', '去角质']],
    ['男士护理', ['爽肤水', '乳液面霜', '精华', '防晒']],
    ['剃须', ['剃须膏', '须后护理']],
    ['男士套装', ['男士礼盒']],
  ]),
  home('60006', '美发护发', 'HAIR', 'ouhe', [
    ['洗发护发', ['洗发水', '护发素', '发膜']],
    ['头皮与发丝', ['护发精油', '头皮护理', '免洗喷雾']],
    ['造型', ['造型', '干发喷雾']],
    ['染发', ['染发']],
  ]),
  home('60007', '香水香氛', 'FRAGRANCE', 'shiqing', [
    ['香水', ['女士香水', '男士香水', '中性香水', '试香套装']],
    ['居室香氛', ['香薰蜡烛', '扩香', '空间喷雾']],
    ['身体香氛', ['香氛身体喷雾', '固体香膏']],
  ]),
  home('60008', '美容食品', 'BEAUTY FOOD', 'yinhong', [
    ['口服美容', ['胶原蛋白饮', '维生素', '软糖']],
    ['花茶与饮品', ['花草茶', '代用茶礼盒', '冲饮']],
  ]),
];

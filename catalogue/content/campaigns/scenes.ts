import type { SceneText } from './campaign.ts';

/** A slide of the home page: wide, and upright for phones. */
const slide = (name: string, pigment: string, ...products: string[]): SceneText[] => [
  { name, pigment, width: 1600, height: 800, products },
  { name: `${name}-phone`, pigment, width: 800, height: 1160, products },
];

const tile = (pinyin: string, pigment: string, ...products: string[]): SceneText => ({
  name: `category-${pinyin}`,
  pigment,
  width: 600,
  height: 800,
  products,
});

export const demoScenes: SceneText[] = [
  ...slide('hero-zhusha', 'xia', '207101', '207102'),
  ...slide('hero-shuidao', 'yuebai', '201503', '201508', '201501'),
  ...slide('hero-guihua', 'shiqing', '208204', '208202'),
  ...slide('hero-lirong', 'dai', '200201', '200210', '200208'),
  ...slide('home-night', 'xiang', '204301', '205010', '204201'),
  {
    name: 'spring-gifts',
    pigment: 'yinhong',
    width: 1600,
    height: 700,
    products: ['207111', '204509', '208401', '206404'],
  },
  {
    name: 'three-minutes',
    pigment: 'dai',
    width: 1600,
    height: 700,
    products: ['200201', '200208', '200210', '200212'],
  },
  {
    name: 'new-arrivals',
    pigment: 'ouhe',
    width: 1600,
    height: 700,
    products: ['208909', '202101', '204501', '201704'],
  },
  {
    name: 'barrier-band',
    pigment: 'yuebai',
    width: 1600,
    height: 700,
    products: ['201501', '201503', '201508', '208901'],
  },
  {
    name: 'about',
    pigment: 'song',
    width: 1600,
    height: 700,
    products: ['204501', '201501', '207101', '204509'],
  },
  {
    name: 'winter-radiance',
    pigment: 'shiqing',
    width: 1600,
    height: 700,
    products: ['207112', '207101', '204201'],
  },
  tile('hufu', 'yuebai', '201503', '204201'),
  tile('caizhuang', 'xia', '207101'),
  tile('shenti', 'douqing', '201006', '201601'),
  tile('gongju', 'xiang', '207501'),
  tile('nanshi', 'dai', '200210', '200208'),
  tile('meifa', 'ouhe', '202704', '202708'),
  tile('xiangshui', 'shiqing', '204501', '204509'),
  tile('shipin', 'yinhong', '201007', '200701'),
  { name: 'flash-baici', pigment: 'xia', width: 400, height: 400, products: ['204201'] },
];

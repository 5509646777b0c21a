import type { SceneText } from './campaign.ts';

export const demoScenes: SceneText[] = [
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
    name: 'home-night',
    pigment: 'xiang',
    width: 1000,
    height: 580,
    products: ['204301', '204201', '205010'],
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
    products: ['204501', '201501', '207101', '207501'],
  },
];

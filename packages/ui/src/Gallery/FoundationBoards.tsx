import { keysOf } from '@huarong/core/shared';
import { Icon } from '../Icon/Icon.tsx';
import { ICON_PATHS } from '../Icon/icon-paths.ts';
import { Packshot } from '../Packshot/Packshot.tsx';
import { isDeep, type Pigment } from '../Packshot/pigments.ts';
import { MarketPrice, Price } from '../Price/Price.tsx';
import { Board } from './Board.tsx';
import styles from './FoundationBoards.module.css';

const PIGMENT_NAMES: Record<Pigment, string> = {
  yuebai: '月白',
  xia: '海天霞',
  douqing: '豆青',
  xiang: '缃',
  dai: '黛',
  ouhe: '藕荷',
  shiqing: '石青',
  yinhong: '银红',
  song: '松',
  zhe: '赭',
  shuang: '霜',
};

export const PigmentBoard = () => (
  <Board title="色谱">
    <div className={styles['pigments']}>
      {keysOf(PIGMENT_NAMES).map((pigment) => (
        <Packshot key={pigment} pigment={pigment}>
          <span className={styles[isDeep(pigment) ? 'onDeep' : 'onPale']}>
            <b>{PIGMENT_NAMES[pigment]}</b>
            {pigment}
          </span>
        </Packshot>
      ))}
    </div>
  </Board>
);

export const TypeBoard = () => (
  <Board title="字级">
    <dl className={styles['type']}>
      <dt>展示 88 / 300</dt>
      <dd className={styles['display']}>一抹胭脂</dd>
      <dt>页题 48 / 500</dt>
      <dd className={styles['pageTitle']}>唇部彩妆</dd>
      <dt>区题 36 / 500</dt>
      <dd className={styles['sectionTitle']}>花容榜 每日上新</dd>
      <dt>品牌 Tenor Sans 16</dt>
      <dd className={styles['roman']}>SOLÈNE ARDEY　MAISON OREVAL　0123456789</dd>
      <dt>正文 14 / 400</dt>
      <dd>十二位调香师，把一场雨、一本书、一床晒过的被子装进瓶里。</dd>
      <dt>价格 Hanken Grotesk</dt>
      <dd className={styles['prices']}>
        <Price amount={118000} size="lg" />
        <Price amount={66600} size="md" />
        <Price amount="320.00" market="380.00" />
        <Price amount={3900} size="sm" />
        <Price amount={32000} size="sm" tone="ink" />
        <Price amount={21000} tone="muted" />
        <Price amount="-80.00" />
        <Price amount="" />
        <MarketPrice amount={128000} />
      </dd>
    </dl>
  </Board>
);

export const IconBoard = () => (
  <Board title="图标">
    <ul className={styles['icons']}>
      {keysOf(ICON_PATHS).map((name) => (
        <li key={name}>
          <Icon name={name} size={24} />
          <small>{name}</small>
        </li>
      ))}
    </ul>
  </Board>
);

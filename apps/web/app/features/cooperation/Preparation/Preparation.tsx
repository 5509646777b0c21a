import styles from './Preparation.module.css';

const REQUIRED_DOCUMENTS = [
  ['营业执照', '经营范围含化妆品销售或生产'],
  ['商标注册证', '第 3 类，或受理满 6 个月'],
  ['备案或注册凭证', '在售每一款都需要'],
  ['授权链路', '非品牌方须逐级提供'],
] as const;

/** Required documents, and fees the shop never charges. */
export const Preparation = () => (
  <aside className={styles.aside}>
    <p className={styles.place}>
      下一个位置，
      <br />
      留给会做东西的人
    </p>
    <h2>先准备好这些</h2>
    <dl>
      {REQUIRED_DOCUMENTS.map(([name, note]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{note}</dd>
        </div>
      ))}
    </dl>
    <h2>我们不收</h2>
    <p className={styles.never}>
      入驻费、排名费、审核加急费。如有人以花容名义收费，请拨打 400-000-0000 核实。
    </p>
  </aside>
);

import type { ScentScene } from '@huarong/contract/content';
import { AccordChart } from './AccordChart.tsx';
import styles from './FirstScene.module.css';
import { ScentPicks } from './ScentPicks.tsx';
import { sceneId, sceneNumber } from './scene-id.ts';

/** The first scene in full: the accord chart, a note on each accord, and matching perfumes. */
export const FirstScene = ({ scene }: { scene: ScentScene }) => (
  <section className={styles.scene} id={sceneId(0)}>
    <header>
      <i aria-hidden="true">{sceneNumber(0)}</i>
      <div>
        <p>
          {scene.place}　{scene.moment}
        </p>
        <h2>{scene.name}</h2>
      </div>
      <p className={styles.lead}>{scene.lead}</p>
    </header>
    <div className={styles.accords}>
      <div>
        <h3>香调怎么走</h3>
        <AccordChart accords={scene.accords} height={198} />
        {scene.source && <p className={styles.source}>{scene.source}</p>}
      </div>
      <dl>
        {scene.accords.map(({ name, colour, note }) => (
          <div key={name}>
            <dt>
              <svg viewBox="0 0 14 14" aria-hidden="true" focusable="false">
                <circle cx="7" cy="7" r="7" fill={colour} />
              </svg>
              {name}
            </dt>
            <dd>{note}</dd>
          </div>
        ))}
      </dl>
    </div>
    <h3 className={styles.products}>
      这个场景里的香气<span>按相近程度排列</span>
    </h3>
    <ScentPicks picks={scene.picks} layout="row" />
  </section>
);

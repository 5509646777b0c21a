import type { ScentScene } from '@huarong/contract/content';
import { SceneImage } from '../SceneImage/SceneImage.tsx';
import { AccordChart } from './AccordChart.tsx';
import styles from './BandScene.module.css';
import { ScentPicks } from './ScentPicks.tsx';
import { sceneId, sceneNumber } from './scene-id.ts';

interface BandSceneProps {
  scene: ScentScene;
  index: number;
}

/** A full-width scene: its image on one side, its text on the tone of the scene. */
export const BandScene = ({ scene, index }: BandSceneProps) => (
  <section className={styles.band} id={sceneId(index)} data-tone={scene.tone}>
    <SceneImage image={scene.picture} className={styles.image} sizes="56vw" />
    <div className={styles.text}>
      <p>
        <i aria-hidden="true">{sceneNumber(index)}</i>
        {scene.place}　{scene.moment}
      </p>
      <h2>{scene.name}</h2>
      <p className={styles.lead}>{scene.lead}</p>
      <AccordChart accords={scene.accords} height={158} />
      <ScentPicks picks={scene.picks} layout="pair" />
    </div>
  </section>
);

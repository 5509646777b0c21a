import type { ShapeArt } from '../draw-context.ts';
import type { Shape } from '../pack.ts';
import { aerosol } from './aerosol.ts';
import { bottleArt } from './bottle.ts';
import { brushArt } from './brush.ts';
import { candle } from './candle.ts';
import { compact } from './compact.ts';
import { cushion } from './cushion.ts';
import { diffuser } from './diffuser.ts';
import { dropper } from './dropper.ts';
import { foundation } from './foundation.ts';
import { giftBox } from './gift-box.ts';
import { gloss } from './gloss.ts';
import { jarLow } from './jar-low.ts';
import { jarTall } from './jar-tall.ts';
import { lipstickClosed } from './lipstick-closed.ts';
import { lipstickOpen } from './lipstick-open.ts';
import { mascara } from './mascara.ts';
import { mist } from './mist.ts';
import { nailPolish } from './nail-polish.ts';
import { palette } from './palette.ts';
import { pencilArt } from './pencil.ts';
import { perfumeArch } from './perfume-arch.ts';
import { perfumeRound } from './perfume-round.ts';
import { perfumeSquare } from './perfume-square.ts';
import { perfumeTall } from './perfume-tall.ts';
import { pumpArt } from './pump.ts';
import { rollerArt } from './roller.ts';
import { sachet } from './sachet.ts';
import { shampoo } from './shampoo.ts';
import { sponge } from './sponge.ts';
import { stick } from './stick.ts';
import { supplement } from './supplement.ts';
import { teaTin } from './tea-tin.ts';
import { tubeCrimp } from './tube-crimp.ts';
import { tubeStand } from './tube-stand.ts';
import { vialArt } from './vial.ts';

const ART: Record<Shape, ShapeArt> = {
  'lipstick-open': lipstickOpen,
  'lipstick-closed': lipstickClosed,
  gloss,
  palette,
  compact,
  cushion,
  foundation,
  mascara,
  pencil: pencilArt,
  'nail-polish': nailPolish,
  'perfume-square': perfumeSquare,
  'perfume-round': perfumeRound,
  'perfume-tall': perfumeTall,
  'perfume-arch': perfumeArch,
  candle,
  diffuser,
  dropper,
  pump: pumpArt,
  bottle: bottleArt,
  'jar-low': jarLow,
  'jar-tall': jarTall,
  'tube-stand': tubeStand,
  'tube-crimp': tubeCrimp,
  mist,
  aerosol,
  stick,
  sachet,
  shampoo,
  brush: brushArt,
  sponge,
  roller: rollerArt,
  'tea-tin': teaTin,
  supplement,
  vial: vialArt,
  'gift-box': giftBox,
};

export function artOf(shape: Shape): ShapeArt {
  return ART[shape];
}

import type { BrandCatalogue } from '../kit/seed.ts';
import { anzhi } from './anzhi.ts';
import { ashgrove } from './ashgrove.ts';
import { atelierNovem } from './atelier-novem.ts';
import { aurelind } from './aurelind.ts';
import { bailu } from './bailu.ts';
import { bellamare } from './bellamare.ts';
import { botanicaEight } from './botanica-eight.ts';
import { bryneNordal } from './bryne-nordal.ts';
import { celande } from './celande.ts';
import { chaWu } from './cha-wu.ts';
import { cindrel } from './cindrel.ts';
import { coralineVaux } from './coraline-vaux.ts';
import { costaLune } from './costa-lune.ts';
import { danqing } from './danqing.ts';
import { drEdelmar } from './dr-edelmar.ts';
import { duneFern } from './dune-fern.ts';
import { elowen } from './elowen.ts';
import { emberSedge } from './ember-sedge.ts';
import { eternelleV } from './eternelle-v.ts';
import { fellmont } from './fellmont.ts';
import { fioralba } from './fioralba.ts';
import { fusang } from './fusang.ts';
import { galvane } from './galvane.ts';
import { glacielle } from './glacielle.ts';
import { gouache } from './gouache.ts';
import { guanlan } from './guanlan.ts';
import { halcye } from './halcye.ts';
import { hanxiu } from './hanxiu.ts';
import { hawkeRill } from './hawke-rill.ts';
import { heliose } from './heliose.ts';
import { heshan } from './heshan.ts';
import { honghe } from './honghe.ts';
import { ilvara } from './ilvara.ts';
import { irisee } from './irisee.ts';
import { jasperMoon } from './jasper-moon.ts';
import { jianjia } from './jianjia.ts';
import { jingzhe } from './jingzhe.ts';
import { jolieBrume } from './jolie-brume.ts';
import { kaorine } from './kaorine.ts';
import { kestra } from './kestra.ts';
import { linhai } from './linhai.ts';
import { lorvenne } from './lorvenne.ts';
import { lumivre } from './lumivre.ts';
import { lustrel } from './lustrel.ts';
import { maisonOreval } from './maison-oreval.ts';
import { meizi } from './meizi.ts';
import { mirabelK } from './mirabel-k.ts';
import { mosswell } from './mosswell.ts';
import { muye } from './muye.ts';
import { nacrine } from './nacrine.ts';
import { nianhua } from './nianhua.ts';
import { no42 } from './no-42.ts';
import { nordNuit } from './nord-nuit.ts';
import { oakhurstTool } from './oakhurst-tool.ts';
import { obsidienne } from './obsidienne.ts';
import { ochreNine } from './ochre-nine.ts';
import { orangerieX } from './orangerie-x.ts';
import { palomire } from './palomire.ts';
import { pelagie } from './pelagie.ts';
import { petalPress } from './petal-press.ts';
import { pulsera } from './pulsera.ts';
import { qingye } from './qingye.ts';
import { qiushui } from './qiushui.ts';
import { quillCeres } from './quill-ceres.ts';
import { ravenhold } from './ravenhold.ts';
import { rosalindGrey } from './rosalind-grey.ts';
import { rueLavande } from './rue-lavande.ts';
import { sableur } from './sableur.ts';
import { shanwu } from './shanwu.ts';
import { silvane } from './silvane.ts';
import { soleneArdey } from './solene-ardey.ts';
import { sorrelle } from './sorrelle.ts';
import { threeLeaf } from './three-leaf.ts';
import { tidemoor } from './tidemoor.ts';
import { touvane } from './touvane.ts';
import { ullaFrost } from './ulla-frost.ts';
import { umberLane } from './umber-lane.ts';
import { umiNo } from './umi-no.ts';
import { urushiKan } from './urushi-kan.ts';
import { vellune } from './vellune.ts';
import { verdance } from './verdance.ts';
import { wenXiang } from './wen-xiang.ts';
import { wrenfield } from './wrenfield.ts';
import { wutong } from './wutong.ts';
import { xiaoman } from './xiaoman.ts';
import { xunmei } from './xunmei.ts';
import { yaohuang } from './yaohuang.ts';
import { yuji } from './yuji.ts';
import { yuneha } from './yuneha.ts';
import { yuntai } from './yuntai.ts';
import { zephine } from './zephine.ts';
import { zhusha } from './zhusha.ts';

/** Every brand of the demo. Numbers go by place in this list: append, never insert. */
export const shelves: readonly BrandCatalogue[] = [
  anzhi,
  ashgrove,
  atelierNovem,
  aurelind,
  bailu,
  bellamare,
  botanicaEight,
  bryneNordal,
  celande,
  chaWu,
  cindrel,
  coralineVaux,
  costaLune,
  danqing,
  drEdelmar,
  duneFern,
  elowen,
  emberSedge,
  eternelleV,
  fellmont,
  fioralba,
  fusang,
  galvane,
  glacielle,
  gouache,
  guanlan,
  halcye,
  hanxiu,
  hawkeRill,
  heliose,
  heshan,
  honghe,
  ilvara,
  irisee,
  jasperMoon,
  jianjia,
  jingzhe,
  jolieBrume,
  kaorine,
  kestra,
  linhai,
  lorvenne,
  lumivre,
  lustrel,
  maisonOreval,
  meizi,
  mirabelK,
  mosswell,
  muye,
  nacrine,
  nianhua,
  no42,
  nordNuit,
  oakhurstTool,
  obsidienne,
  ochreNine,
  orangerieX,
  palomire,
  pelagie,
  petalPress,
  pulsera,
  qingye,
  qiushui,
  quillCeres,
  ravenhold,
  rosalindGrey,
  rueLavande,
  sableur,
  shanwu,
  silvane,
  soleneArdey,
  sorrelle,
  threeLeaf,
  tidemoor,
  touvane,
  ullaFrost,
  umberLane,
  umiNo,
  urushiKan,
  vellune,
  verdance,
  wenXiang,
  wrenfield,
  wutong,
  xiaoman,
  xunmei,
  yaohuang,
  yuji,
  yuneha,
  yuntai,
  zephine,
  zhusha,
];

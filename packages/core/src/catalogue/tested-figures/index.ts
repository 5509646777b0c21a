export {
  checkTestedFigures,
  cleanTestedFigures,
  MAX_TESTED_FIGURES,
  TESTED_FIGURE_PARTS,
  type TestedFigure,
} from './tested-figures.ts';

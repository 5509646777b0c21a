import type { Form } from '../../kit/forms.ts';
import { type CommentTextSource, type CommentTexts, collectCommentTexts } from '../comment-texts.ts';
import * as bodyAndHairParts from '../parts/body-and-hair-parts.ts';
import * as careParts from '../parts/care-parts.ts';
import * as makeUpParts from '../parts/make-up-parts.ts';
import * as scentAndOtherParts from '../parts/scent-and-other-parts.ts';
import * as base from './base.ts';
import * as body from './body.ts';
import * as cleansing from './cleansing.ts';
import * as colour from './colour.ts';
import * as foodAndSets from './food-and-sets.ts';
import * as hair from './hair.ts';
import * as lips from './lips.ts';
import * as masksAndSun from './masks-and-sun.ts';
import * as moreCare from './more-care.ts';
import * as moreColour from './more-colour.ts';
import * as moreFood from './more-food.ts';
import * as moreHair from './more-hair.ts';
import * as moreThings from './more-things.ts';
import * as scents from './scents.ts';
import * as skincare from './skincare.ts';
import * as things from './things.ts';

const COMMENT_TEXT_SOURCES: readonly CommentTextSource[] = [
  base,
  body,
  bodyAndHairParts,
  careParts,
  cleansing,
  colour,
  foodAndSets,
  hair,
  lips,
  makeUpParts,
  masksAndSun,
  moreCare,
  moreColour,
  moreFood,
  moreHair,
  moreThings,
  scentAndOtherParts,
  scents,
  skincare,
  things,
].flatMap((file) => Object.values<CommentTextSource>(file));

const parsed = new Map<Form, CommentTexts>();

export function commentTextsOf(form: Form): CommentTexts {
  const texts = parsed.get(form) ?? collectCommentTexts(COMMENT_TEXT_SOURCES, form);
  parsed.set(form, texts);
  return texts;
}

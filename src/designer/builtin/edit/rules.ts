import { ADD_RULES } from './additions.ts'
import { ALIGN_RULES } from './alignment.ts'
import { BORDER_RULES } from './borders.ts'
import { COLOUR_RULES } from './colours.ts'
import { CORNER_RULES } from './corners.ts'
import type { Rule } from './desk.ts'
import { EMPHASIS_RULES, UNBOLD_RULES } from './emphasis.ts'
import { FACT_RULES, SUBJECT_RULES } from './envelope.ts'
import { FONT_RULES } from './fonts.ts'
import { FOOTER_RULES } from './footers.ts'
import { SIDE_RULES } from './image-side.ts'
import { ITEM_RULES } from './item-additions.ts'
import { LAYOUT_RULES } from './layouts.ts'
import { LENGTH_RULES } from './length.ts'
import { BEYOND_RULES, ELSEWHERE_RULES } from './limits.ts'
import { LINK_RULES } from './links.ts'
import { MANY_RULES } from './many-items.ts'
import { MENTION_RULES } from './mentions.ts'
import { MOOD_RULES } from './moods.ts'
import { COPY_RULES, MOVE_RULES } from './moves.ts'
import { NIGHT_RULES } from './night.ts'
import { EMPTY_ADD_RULES } from './part-additions.ts'
import { PICTURE_RULES } from './pictures.ts'
import { PRICE_RULES } from './prices.ts'
import { PROFILE_RULES } from './profiles.ts'
import { REMOVE_RULES } from './removal.ts'
import { QUOTED_RULES, REPLACE_RULES } from './replace.ts'
import { SHADE_RULES } from './shades.ts'
import { SHAPE_RULES } from './shape.ts'
import { SIGN_RULES } from './signs.ts'
import { SIZE_RULES } from './sizes.ts'
import { SWAP_RULES } from './swaps.ts'
import { TEXT_ADD_RULES } from './text-additions.ts'
import { SET_RULES } from './texts.ts'
import { TYPE_RULES } from './type.ts'
import { WITHIN_RULES } from './within.ts'

/**
 * Every rule. The first that knows a wish decides what becomes of it, so the narrow ones stand before the wide ones, and
 * those that carry a text before those that look for words which a text may hold.
 */
export const RULES: Rule[] = [
  ...ELSEWHERE_RULES,
  ...PROFILE_RULES,
  ...MANY_RULES,
  ...FOOTER_RULES,
  ...ITEM_RULES,
  ...ADD_RULES,
  ...TEXT_ADD_RULES,
  ...WITHIN_RULES,
  ...EMPTY_ADD_RULES,
  ...FACT_RULES,
  ...SUBJECT_RULES,
  ...SIGN_RULES,
  ...UNBOLD_RULES,
  ...BORDER_RULES,
  ...REMOVE_RULES,
  ...QUOTED_RULES,
  ...MENTION_RULES,
  ...SWAP_RULES,
  ...COPY_RULES,
  ...LINK_RULES,
  ...PRICE_RULES,
  ...SET_RULES,
  ...PICTURE_RULES,
  ...NIGHT_RULES,
  ...COLOUR_RULES,
  ...SHADE_RULES,
  ...MOOD_RULES,
  ...SIDE_RULES,
  ...LAYOUT_RULES,
  ...MOVE_RULES,
  ...SIZE_RULES,
  ...EMPHASIS_RULES,
  ...TYPE_RULES,
  ...CORNER_RULES,
  ...SHAPE_RULES,
  ...FONT_RULES,
  ...ALIGN_RULES,
  ...LENGTH_RULES,
  ...REPLACE_RULES,
  ...BEYOND_RULES
]

/** Rules that carry a text of any length. */
export const LONG_RULES: Rule[] = [
  ...MANY_RULES,
  ...ITEM_RULES,
  ...ADD_RULES,
  ...TEXT_ADD_RULES,
  ...FACT_RULES,
  ...PRICE_RULES,
  ...SET_RULES,
  ...QUOTED_RULES
]

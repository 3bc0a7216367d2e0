import { addItem } from './add-item.ts'
import { addPart } from './add-part.ts'
import { addSection } from './add-section.ts'
import { again } from './again.ts'
import { alignment } from './alignment.ts'
import { altText } from './alt-text.ts'
import { bold } from './bold.ts'
import { border } from './border.ts'
import { colour, ground } from './colour.ts'
import { columns } from './columns.ts'
import { corners } from './corners.ts'
import { duplicate } from './duplicate.ts'
import { italic } from './italic.ts'
import { layout } from './layout.ts'
import { link } from './link.ts'
import { list } from './list.ts'
import { mergeTag } from './merge-tag.ts'
import { moveDown, moveUp } from './move.ts'
import { pictureWidth } from './picture-width.ts'
import { remove } from './remove.ts'
import { replace } from './replace.ts'
import { sameForOthers } from './same-for-others.ts'
import { saveSection } from './save-section.ts'
import { larger, size, smaller } from './size.ts'
import { spacing } from './spacing.ts'
import { strike } from './strike.ts'
import { textStyle } from './text-style.ts'
import { tone } from './tone.ts'
import type { Tool, ToolContext } from './tool.ts'
import { underline } from './underline.ts'

/** Every tool, in the order of the bar. */
export const TOOLS: readonly Tool[] = [
  replace,
  altText,
  textStyle,
  size,
  colour,
  bold,
  italic,
  alignment,
  link,
  mergeTag,
  pictureWidth,
  corners,
  ground,
  larger,
  smaller,
  underline,
  strike,
  list,
  border,
  spacing,
  sameForOthers,
  addPart,
  layout,
  again,
  columns,
  tone,
  moveUp,
  moveDown,
  duplicate,
  addItem,
  addSection,
  saveSection,
  remove
]

/** The tools that fit a part. */
export const toolsFor = (context: ToolContext): Tool[] => TOOLS.filter(({ fits }) => fits(context.part, context))

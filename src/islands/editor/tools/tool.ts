import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { Operation } from '../../../email/operations/operation.ts'
import type { EditorStores } from '../use-editor.ts'
import type { Look } from './look.ts'
import type { Part } from './part.ts'

/** What a tool works with: the selected part, how it looks, and the editor. */
export interface ToolContext {
  editor: EditorStores
  part: Part
  look: Look
  /** The words that are selected while somebody types; without any, a tool means the whole part. */
  words: string
}

interface Declared {
  id: string
  /** Its name, for people who look and people who listen. */
  name: string | ((context: ToolContext) => string)
  icon: LucideIcon
  /** A word under the icon, where a phone has no room for the name. */
  short?: string
  /** Whether it has to do with a part. */
  fits: (part: Part, context: ToolContext) => boolean
  /** It stands under ⋯ even where the bar has room. */
  isMore?: (part: Part) => boolean
  /** The name is shown beside the icon. */
  isWordy?: boolean
  /** It wants attention: a text is missing. */
  isWarned?: (context: ToolContext) => boolean
}

/** Does something at once; `isPressed` for those that are on or off. */
export interface ButtonTool extends Declared {
  type: 'button'
  isPressed?: (context: ToolContext) => boolean
  run: (context: ToolContext) => void
  isDanger?: boolean
}

/** One of a few values. */
export interface Choice {
  value: string
  label: string
  icon?: LucideIcon
  /** A colour that the value stands for. */
  colour?: string
  isChosen: boolean
  operations: readonly Operation[]
  /** The part that it makes, which is worked on next. */
  made?: string
}

export interface ChoicesTool extends Declared {
  type: 'choices'
  choices: (context: ToolContext) => Choice[]
  /** What the button shows instead of its icon. */
  face?: (context: ToolContext) => Face
}

/** What the button of a tool shows of the part: a text, or a colour. */
export interface Face {
  text?: string
  colour?: string
}

/** Opens a panel of its own, whose code comes when it is opened first. */
export interface PanelTool extends Declared {
  type: 'panel'
  load: () => Promise<{ default: ComponentType<PanelProps> }>
  face?: (context: ToolContext) => Face
  /** The panel brings a dialog of its own. */
  isDialog?: boolean
  /** The panel ends with a Done of its own. */
  hasDone?: boolean
}

export interface PanelProps {
  context: ToolContext
  tool: PanelTool
  onClose: () => void
}

/** One thing that can be done with a selected part. The bar, the phone's sheet and the commands are made of these. */
export type Tool = ButtonTool | ChoicesTool | PanelTool

export const nameOf = ({ name }: Tool, context: ToolContext): string =>
  typeof name === 'string' ? name : name(context)
